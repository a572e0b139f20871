import type { Address, Hash } from 'viem'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { nameOfNode } from '#network/start/appConfig.ts'
import { openChainFolder } from '#network/start/chain/chainFolder.ts'
import { assertSyncable, readExternalChain } from '#network/start/chain/externalNode.ts'
import type { LocalChain } from '#network/start/chain/localChain.ts'
import type { FirstBlock } from '#network/sync/firstBlock.ts'

/** The node that is read, and the contracts on it that the network knows. */
export type SyncSource = { rpcUrl: string; marketFactory: Address | null; lendingPool: Address | null }

/** A chain that is ready to be read: its node, what it is called, and where its data is kept. */
export type OpenedChain = {
  source: SyncSource
  name: string
  chainId: number
  genesisHash: Hash
  folder: string
  firstBlock: FirstBlock
  /** One sentence, when the node had another chain before. */
  notice: string | null
}

/** A node that runs already, and what is known of it. */
export type ExternalNode = {
  rpcUrl: string
  marketFactory?: Address | undefined
  lendingPool?: Address | undefined
  fromBlock?: number | undefined
}

/** Opens our own chain with its contracts. */
export async function openOwnChain({ node, deployment }: LocalChain, folder: string): Promise<OpenedChain> {
  const { marketFactory, lendingPool } = deployment
  const { chainId, genesisHash } = await readExternalChain(node.url)
  return {
    source: { rpcUrl: node.url, marketFactory, lendingPool },
    name: 'Tideline Testnet',
    chainId,
    genesisHash,
    folder,
    firstBlock: 0,
    notice: null,
  }
}

/**
 * Opens the chain of a node that runs already, in a folder of its own below `base`. Throws one sentence when it cannot
 * be read as it was asked for.
 */
export async function openExternalChain(external: ExternalNode, base: string): Promise<OpenedChain> {
  const { rpcUrl, marketFactory = null, lendingPool = null, fromBlock } = external
  await assertSyncable(rpcUrl, { marketFactory, lendingPool })
  if (fromBlock !== undefined) await assertBlockExists(rpcUrl, fromBlock)
  const { chainId, genesisHash, client } = await readExternalChain(rpcUrl)
  const kept = await openChainFolder(base, new URL(rpcUrl).host, { chainId, genesisHash })
  return {
    source: { rpcUrl, marketFactory, lendingPool },
    name: nameOfNode(client, rpcUrl),
    chainId,
    genesisHash,
    firstBlock: fromBlock ?? 'recent',
    ...kept,
  }
}

async function assertBlockExists(rpcUrl: string, number: number): Promise<void> {
  const head = Number(await createRpc(rpcUrl).call<string>('eth_blockNumber'))
  if (number > head)
    throw new Error(`--from-block ${number} is after the newest block of the node, which is ${head}.`)
}
