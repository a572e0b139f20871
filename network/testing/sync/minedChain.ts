import type { Address, Hex } from 'viem'
import { type Artifacts, compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
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

/** A small chain with the contracts of the network. */
export async function startDeployedChain(): Promise<{
  chain: MinedChain
  artifacts: Artifacts
  deployment: Deployment
}> {
  const chain = await startMinedChain()
  const artifacts = await compileContracts()
  return { chain, artifacts, deployment: await deployContracts({ rpcUrl: chain.node.url, artifacts }) }
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
