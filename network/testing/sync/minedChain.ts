import type { Address, Hex } from 'viem'
import { type Node, startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'

/** A small chain for one test, which mines when told. */
export type MinedChain = { node: Node; rpc: Rpc; accounts: Address[] }

export async function startMinedChain(): Promise<MinedChain> {
  const node = await startNode({ port: await findFreePort() })
  const rpc = createRpc(node.url)
  return { node, rpc, accounts: await rpc.call<Address[]>('eth_accounts') }
}

/** Sends transactions from the node's own accounts and mines a block with them. */
export async function mine(
  { rpc }: MinedChain,
  calls: { from: Address; to?: Address; data?: Hex; value?: bigint }[] = [],
): Promise<void> {
  for (const { value = 0n, ...call } of calls) {
    const transaction = { ...call, value: `0x${value.toString(16)}`, gas: '0x6acfc0' }
    await rpc.call('eth_sendTransaction', [transaction])
  }
  await rpc.call('evm_mine')
}
