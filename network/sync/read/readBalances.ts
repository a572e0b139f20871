import type { Address } from 'viem'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'

type Block = { number: number; hash: string }

/**
 * Balances at a block. Empty when the node no longer has that state or that block. A node that mines may answer for its
 * newest block with the state of the next one, which has no number yet. So when a next block exists afterwards, the
 * balances are read again: the state of an older block no longer changes.
 */
export async function readBalances(
  rpc: Rpc,
  addresses: Address[],
  block: Block,
): Promise<Map<Address, bigint>> {
  const balances = await readOnce(rpc, addresses, block)
  if (balances.size === 0) return balances
  const latest = await rpc.call<{ hash: string } | null>('eth_getBlockByNumber', ['latest', false])
  return latest?.hash === block.hash ? balances : readOnce(rpc, addresses, block)
}

async function readOnce(rpc: Rpc, addresses: Address[], block: Block): Promise<Map<Address, bigint>> {
  const at = `0x${block.number.toString(16)}`
  const calls = addresses.map((address) => ({ method: 'eth_getBalance', params: [address, at] }))
  const answers = await rpc.batch([...calls, { method: 'eth_getBlockByNumber', params: [at, false] }])
  const balances = new Map<Address, bigint>()
  const current = answers.pop() as { hash: string } | null | RpcError
  if (!current || current instanceof RpcError || current.hash !== block.hash) return balances
  addresses.forEach((address, index) => {
    const answer = answers[index]
    if (!(answer instanceof RpcError)) balances.set(address, BigInt(answer as string))
  })
  return balances
}
