import type { Address } from 'viem'
import { assertSyncable } from './externalNode.ts'
import type { LocalChain } from './localChain.ts'

/** The node that is read, and the contracts on it that the network knows. */
export type SyncSource = { rpcUrl: string; curveFactory: Address | null; lendingPool: Address | null }

export type ExternalNode = {
  rpcUrl?: string | undefined
  curveFactory?: Address | undefined
  lendingPool?: Address | undefined
}

/** Our own chain with its contracts, or the external node when there is no chain of our own. */
export async function resolveSource(
  external: ExternalNode,
  chain: LocalChain | undefined,
): Promise<SyncSource> {
  const source = {
    rpcUrl: external.rpcUrl ?? chain?.node.url ?? '',
    curveFactory: external.curveFactory ?? chain?.deployment.curveFactory ?? null,
    lendingPool: external.lendingPool ?? chain?.deployment.lendingPool ?? null,
  }
  if (!chain) await assertSyncable(source.rpcUrl, source)
  return source
}
