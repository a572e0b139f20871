import { setTimeout as wait } from 'node:timers/promises'
import { keepPricesFresh } from '#network/seed/lending/keepPricesFresh.ts'
import { startLiveActivity } from '#network/seed/liveActivity.ts'
import type { Sync } from '#network/sync/sync.ts'
import { type LocalChain, scenarioSeed } from './localChain.ts'

/** Milliseconds that a stop waits for the sync to reach the last block. */
const stopTimeout = 5_000

type LiveOptions = {
  sync: Sync
  /** Seconds between blocks. */
  blockTime: number
  /** Whether transactions go on after the history. */
  live: boolean
}

/**
 * Mines blocks for ever, with fresh prices from the first one on, and goes on with the seed scenario. The returned
 * function ends it all and leaves the store with every block the node has.
 */
export async function startLiveChain(
  { node, deployment }: LocalChain,
  { sync, blockTime, live }: LiveOptions,
): Promise<() => Promise<void>> {
  const prices = await keepPricesFresh({ rpcUrl: node.url, deployment })
  await node.mineEvery(blockTime)
  const activity = live
    ? await startLiveActivity({ rpcUrl: node.url, deployment, seed: scenarioSeed })
    : undefined
  return async () => {
    await activity?.stop()
    await prices.stop()
    await node.mineEvery(0)
    await Promise.race([sync.caughtUp(), wait(stopTimeout, undefined, { ref: false })])
  }
}
