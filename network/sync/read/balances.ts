import type { Address } from 'viem'
import { type Rpc, RpcError } from '#network/rpc/client.ts'

/** Balances at a block. Empty when the node no longer has that state or that block. */
export async function readBalances(
  rpc: Rpc,
  addresses: Address[],
  block: { number: number; hash: string },
): Promise<Map<Address, bigint>> {
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
