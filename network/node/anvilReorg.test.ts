import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { startNode } from './anvil.ts'
import { findFreePort } from './freePort.ts'

type Block = { hash: string; transactions: { hash: string; from: string }[] }

/** Every block with its transactions, receipts and traces, and the state of the accounts. */
async function wholeChain(rpc: Rpc): Promise<unknown[]> {
  const head = Number(await rpc.call<string>('eth_blockNumber'))
  const numbers = Array.from({ length: head + 1 }, (_, number) => `0x${number.toString(16)}`)
  const chain = await rpc.batch(
    numbers.flatMap((number) => [
      { method: 'eth_getBlockByNumber', params: [number, true] },
      { method: 'eth_getBlockReceipts', params: [number] },
      { method: 'trace_block', params: [number] },
    ]),
  )
  const accounts = await rpc.call<string[]>('eth_accounts')
  const state = await rpc.batch(
    accounts.flatMap((account) => [
      { method: 'eth_getBalance', params: [account, 'latest'] },
      { method: 'eth_getTransactionCount', params: [account, 'latest'] },
    ]),
  )
  return [...chain, ...state]
}

test('a stored chain is the same at its next start, also after reorgs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-reorg-'))
  const port = await findFreePort()
  const start = async () => {
    const node = await startNode({ port, folder, genesisTime: new Date(Date.now() - 600_000) })
    return { node, rpc: createRpc(node.url) }
  }
  let { node, rpc } = await start()
  const [from, to, other] = (await rpc.call<string[]>('eth_accounts')).slice(12)
  const pay = async (value: number) => {
    await rpc.call('eth_sendTransaction', [{ from, to, value: `0x${value.toString(16)}` }])
    await rpc.call('evm_mine')
  }
  const gone: string[] = []
  for (const replace of ['anvil_reorg', 'anvil_rollback', 'anvil_reorg']) {
    for (let value = 1; value <= 8; value++) await pay(value)
    const { transactions } = await rpc.call<Block>('eth_getBlockByNumber', ['latest', true])
    gone.push(...transactions.map(({ hash }) => hash))
    const instead = [[{ from: other, to, value: '0x7' }, 0]]
    await rpc.call(replace, replace === 'anvil_reorg' ? [5, instead] : [5])
    await pay(99)
    const before = await wholeChain(rpc)
    await node.stop()
    ;({ node, rpc } = await start())
    expect(node.fresh).toBe(false)
    expect(await wholeChain(rpc)).toEqual(before)
  }
  for (const hash of gone) expect(await rpc.call('eth_getTransactionByHash', [hash])).toBeNull()
  await node.stop()
  await rm(folder, { recursive: true })
}, 60_000)
