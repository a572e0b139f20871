import type { Rpc } from '#network/rpc/rpcClient.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from '#network/store/store.ts'
import { readChainState } from './chainState.ts'
import type { SyncTarget } from './syncTarget.ts'

/** Where the stored part of a chain begins: a block, or `recent` for all of a short chain and the end of a long one. */
export type FirstBlock = number | 'recent'

/**
 * A chain with more blocks than this counts as long: reading it from the start would take hours, and few people look at
 * it.
 */
export const longChain = 20_000
/** The number of blocks of a long chain to read at first. */
export const recentBlocks = 1_000

type StoredPart = { first: number; newest: number }

/**
 * The first block that the store should have. The part in `kept` is continued, unless an earlier block is requested, or
 * the chain has grown so far that the rest counts as a long chain. `genesis` is the chain's first block.
 */
export async function chooseFirstBlock(
  rpc: Rpc,
  wanted: FirstBlock,
  kept: StoredPart | undefined,
  genesis = 0,
): Promise<number> {
  const head = Number(await rpc.call<string>('eth_blockNumber'))
  if (wanted !== 'recent') {
    // A node that began another chain may have fewer blocks than requested.
    const first = wanted > head ? genesis : Math.max(wanted, genesis)
    return kept && kept.first <= first ? kept.first : first
  }
  if (kept && (kept.first === genesis || head - kept.newest <= longChain)) return kept.first
  return head - genesis <= longChain ? genesis : head - recentBlocks + 1
}

/** The part of the target's chain that is stored. Undefined when the store is empty or has another chain. */
export async function storedPart(database: Database, target: SyncTarget): Promise<StoredPart | undefined> {
  const [current] = await database.select().from(followed)
  if (current?.genesisHash !== target.genesisHash || current.chainId !== target.chainId) return undefined
  const { newest } = await readChainState(database)
  return newest ? { first: current.firstBlock, newest: newest.number } : undefined
}
