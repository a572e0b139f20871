import { createRpc } from '#network/rpc/rpcClient.ts'
import type { RawBlock } from './chainReplay.ts'
import { type Comparison, sampleOf } from './comparison.ts'

const blockFields = [
  'hash',
  'parentHash',
  'timestamp',
  'miner',
  'gasUsed',
  'gasLimit',
  'baseFeePerGas',
] as const
const transactionFields = ['hash', 'from', 'to', 'value', 'gas', 'nonce', 'type', 'input'] as const
const receiptFields = [
  'transactionHash',
  'status',
  'gasUsed',
  'effectiveGasPrice',
  'contractAddress',
] as const

/**
 * Compares the blocks, transactions, receipts and logs of interface B with a replay from before: a node that was
 * started again has forgotten most of them, and its port tells them from the store.
 */
export async function compareNode({ network, chain, count, most }: Comparison): Promise<void> {
  const rpc = createRpc(network.urls.node)
  for (const block of sampleOf(chain.blocks, most)) {
    const hashes = block.transactions.map(({ hash }) => hash)
    const [served, logs, ...asked] = await rpc.batch([
      { method: 'eth_getBlockByNumber', params: [block.number, false] },
      { method: 'eth_getLogs', params: [{ fromBlock: block.number, toBlock: block.number }] },
      ...hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
      ...hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    ])
    const what = `Node, block ${Number(block.number)}`
    count.compare(what, served, { ...pick(block, blockFields), transactions: hashes })
    const emitted = block.receipts.flatMap((receipt) => receipt.logs)
    for (const [at, log] of emitted.entries())
      count.compare(
        `${what}, log ${at}`,
        (logs as unknown[])[at],
        pick(log, ['address', 'topics', 'data', 'logIndex']),
      )
    count.compare(what, { logs: (logs as unknown[]).length }, { logs: emitted.length })
    compareTransactions(count, block, asked)
  }
}

function compareTransactions(
  count: Comparison['count'],
  { transactions, receipts }: RawBlock,
  asked: unknown[],
): void {
  for (const [at, transaction] of transactions.entries()) {
    const what = `Node, transaction ${transaction.hash}`
    count.compare(what, asked[at], pick(transaction, transactionFields))
    const receipt = receipts[at]
    if (receipt) count.compare(what, asked[transactions.length + at], pick(receipt, receiptFields))
  }
}

function pick<Item extends object, Name extends keyof Item & string>(
  item: Item,
  names: readonly Name[],
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, item[name]]))
}
