import { type Address, getContractAddress, type Hash } from 'viem'
import type { WireBlock, WireFrame, WireReceipt, WireTransaction } from '#network/decode/wire.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { type Traced, tellDestroyedCoins } from './destroyedCoins.ts'
import { frameOfSteps, type Step } from './stepsFrame.ts'

type Steps = { failed?: boolean; returnValue?: string; structLogs?: Step[] }

/** The most gas of a transaction whose steps are read. An answer has about 1 kB for each 10 gas. */
const mostGas = 500_000
/** The most gas of a creation, higher because most of it pays for the bytes of code, which are no steps. */
const mostGasOfCreation = 6_000_000

/**
 * Traces the transactions of a block by their steps, one after another, for a node without tracers. The shape is that of
 * `debug_traceBlockByNumber`; a transaction without a result stays unknown.
 */
export async function readSteps(rpc: Rpc, block: WireBlock, receipts: WireReceipt[]): Promise<Traced[]> {
  const results: Traced[] = []
  for (const [index, transaction] of block.transactions.entries()) {
    const receipt = receipts[index]
    const result = receipt ? await trace(rpc, transaction, receipt) : null
    results.push({ txHash: transaction.hash, ...(result && { result }) })
  }
  return tellDestroyedCoins(rpc, block, receipts, results)
}

async function trace(
  rpc: Rpc,
  { hash, from, to, value, gas, input, nonce }: WireTransaction,
  { gasUsed, status }: WireReceipt,
): Promise<WireFrame | null> {
  if (Number(gasUsed) > (to ? mostGas : mostGasOfCreation)) return null
  const steps = await askSteps(rpc, hash)
  if (!steps) return null
  const outermost: WireFrame = {
    type: to ? 'CALL' : 'CREATE',
    from,
    value,
    gas,
    gasUsed,
    input,
    output: `0x${steps.returnValue?.replace(/^0x/, '') ?? ''}`,
    to: to ?? (getContractAddress({ from, nonce: BigInt(nonce) }).toLowerCase() as Address),
    ...(status === '0x0' && { error: 'execution reverted' }),
  }
  return frameOfSteps(outermost, steps.structLogs ?? [])
}

async function askSteps(rpc: Rpc, hash: Hash): Promise<Steps | null> {
  const options = { disableStorage: true, enableMemory: true }
  const answer = await rpc.call<Steps>('debug_traceTransaction', [hash, options]).catch(() => null)
  return Array.isArray(answer?.structLogs) ? answer : null
}
