import type { Changes } from './changes.ts'

type Swap = Changes['newSwap'][number]
type Market = Changes['marketUpdated'][number]

const trackedMarkets = 1_000

/**
 * The recently published events. A reorg can repeat an event in another block, which is published again only when its
 * content differs.
 */
export function createPublishedEvents() {
  /** By pool: each new market, and each market as it was last published. */
  const announced = new Map<string, string>()
  const updated = new Map<string, string>()
  /** By block: the content of the trades published of each of the newest blocks. */
  const traded = new Map<number, string[]>()
  /** The content of trades in blocks that a reorg removed. */
  let removed: { content: string; block: number }[] = []

  return {
    /** A reorg removed the blocks above `fork`. Blocks below `oldest` are dropped. */
    rollBack(fork: number, oldest: number): void {
      for (const [block, swaps] of traded) {
        if (block > fork) removed.push(...swaps.map((content) => ({ content, block })))
        if (block > fork || block < oldest) traded.delete(block)
      }
      removed = removed.filter(({ block }) => block >= oldest)
    },

    isNewSwap({ id: _id, blockNumber, timestamp: _timestamp, ...rest }: Swap): boolean {
      const content = JSON.stringify(rest)
      const again = removed.findIndex((swap) => swap.content === content)
      if (again !== -1) removed.splice(again, 1)
      const swaps = traded.get(blockNumber)
      if (swaps) swaps.push(content)
      else traded.set(blockNumber, [content])
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

/** Records a value and returns whether it differs from the last one. The key that changed longest ago is dropped. */
function recordValue(values: Map<string, string>, key: string, value: string): boolean {
  const isNew = values.get(key) !== value
  values.delete(key)
  values.set(key, value)
  const [oldest] = values.keys()
  if (values.size > trackedMarkets && oldest !== undefined) values.delete(oldest)
  return isNew
}
