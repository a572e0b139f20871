import type { Changes } from './changes.ts'

type Swap = Changes['newSwap'][number]
type Market = Changes['marketUpdated'][number]

const trackedMarkets = 1_000

/**
 * Remembers what was told, so that nothing is told twice when a reorg brings it in another block: a trade that came out
 * the same, a market that is as it was. What came out differently is news.
 */
export function createPublishedEvents() {
  /** Markets announced, and each market as it was last told. */
  const announced = new Map<string, string>()
  const updated = new Map<string, string>()
  /** What the trades of each of the newest blocks said. */
  const traded = new Map<number, string[]>()
  /** What trades said whose blocks went. */
  let gone: { said: string; block: number }[] = []

  return {
    /** The blocks above `fork` went. Nothing of a block below `oldest` is remembered. */
    forget(fork: number, oldest: number): void {
      for (const [block, swaps] of traded) {
        if (block > fork) gone.push(...swaps.map((said) => ({ said, block })))
        if (block > fork || block < oldest) traded.delete(block)
      }
      gone = gone.filter(({ block }) => block >= oldest)
    },

    isNewSwap({ id: _id, blockNumber, timestamp: _timestamp, ...rest }: Swap): boolean {
      const said = JSON.stringify(rest)
      const again = gone.findIndex((swap) => swap.said === said)
      if (again !== -1) gone.splice(again, 1)
      const swaps = traded.get(blockNumber)
      if (swaps) swaps.push(said)
      else traded.set(blockNumber, [said])
      return again === -1
    },

    isNewMarket({ poolAddress, creator, name, symbol }: Market): boolean {
      return recordValue(announced, poolAddress, JSON.stringify([creator, name, symbol]))
    },

    isUpdated({ updatedAt: _updatedAt, ...rest }: Market): boolean {
      return recordValue(updated, rest.poolAddress, JSON.stringify(rest))
    },
  }
}

/** Whether this is another value than the one remembered. The longest unchanged key gives way to new ones. */
function recordValue(known: Map<string, string>, key: string, value: string): boolean {
  const isNew = known.get(key) !== value
  known.delete(key)
  known.set(key, value)
  const [oldest] = known.keys()
  if (known.size > trackedMarkets && oldest !== undefined) known.delete(oldest)
  return isNew
}
