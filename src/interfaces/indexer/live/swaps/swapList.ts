import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'
import { type Swap, swapKey } from '#interfaces/indexer/swap.ts'

type Row = { swap: Swap; key: string; arrival: number }

/** Called for each trade that joins the list, and for each that turned out to be off the chain. */
type SwapListObserver = { added(swap: Swap, key: string): void; removed(key: string): void }

const usualLimit = 2_000

/**
 * The trades of a live list, each once, newest first. A trade is identified by id and transaction: after a
 * reorganisation an id alone can come back as another trade.
 */
export function createSwapList(observer?: SwapListObserver) {
  const byKey = new Map<string, Row>()
  const keyOfId = new Map<number, string>()
  let arrivals = 0
  let limit = usualLimit

  function insert(swap: Swap): 'added' | 'known' | 'replaced' {
    const key = swapKey(swap)
    const known = byKey.get(key)
    if (known && isSame(known.swap, swap)) return 'known'
    const replaced = byKey.get(keyOfId.get(swap.id) ?? key)
    if (replaced) remove(replaced)
    arrivals += 1
    byKey.set(key, { swap, key, arrival: arrivals })
    keyOfId.set(swap.id, key)
    observer?.added(swap, key)
    return replaced === undefined ? 'added' : 'replaced'
  }

  /**
   * Corrects the list by the server's newest trades. A trade within their range that they lack is removed, and so is a
   * newer one that was listed before their request (`mark`). With `isAll` older trades are removed too: either there
   * are none, or those between are unknown. Returns whether a trade was removed.
   */
  function reconcile(newest: readonly Swap[], mark: number, isAll: boolean): { removed: boolean } {
    const replaced = newest.map(insert).includes('replaced')
    const oldest = newest.at(-1)
    const isOlder = ({ swap }: Row) => oldest !== undefined && newestFirst(swap, oldest) > 0
    const keys = new Set(newest.map(swapKey))
    const rows = [...byKey.values()]
    const gone = rows.filter((row) => !isOlder(row) && !keys.has(row.key) && row.arrival <= mark)
    gone.forEach(remove)
    if (isAll) rows.filter(isOlder).forEach(drop)
    return { removed: replaced || gone.length > 0 }
  }

  /** Whether a page of the server has the same trades as the list, from a position downwards. */
  function agrees(page: readonly Swap[], from: TradePosition): boolean {
    const oldest = page.at(-1)
    if (!oldest || newestFirst(oldest, from) < 0) return false
    const settled = page.filter((swap) => newestFirst(swap, from) >= 0)
    const spanned = [...byKey.values()].filter(
      ({ swap }) => newestFirst(swap, from) >= 0 && newestFirst(swap, oldest) <= 0,
    )
    return (
      settled.length === spanned.length &&
      settled.every((swap) => {
        const row = byKey.get(swapKey(swap))
        return row !== undefined && isSame(row.swap, swap)
      })
    )
  }

  function remove(row: Row) {
    drop(row)
    observer?.removed(row.key)
  }

  function drop({ key, swap }: Row) {
    byKey.delete(key)
    if (keyOfId.get(swap.id) === key) keyOfId.delete(swap.id)
  }

  /** The trades, newest first; drops the oldest beyond the limit. */
  function rows(): Swap[] {
    const sorted = [...byKey.values()].sort((left, right) => newestFirst(left.swap, right.swap))
    for (const row of sorted.splice(limit)) drop(row)
    return sorted.map((row) => row.swap)
  }

  return {
    insert,
    reconcile,
    agrees,
    rows,
    size: () => byKey.size,
    /** A mark of the current state, for a later `reconcile`. */
    mark: () => arrivals,
    /** Keeps `count` trades and as many again before the oldest are dropped, and never less than 2,000. */
    keep(count: number) {
      limit = Math.max(limit, count + usualLimit)
    },
  }
}

/** Whether two records of one trade are equal: a reorganisation can put the trade into another block. */
function isSame(one: Swap, other: Swap): boolean {
  return (
    one.blockNumber === other.blockNumber &&
    one.timestamp?.getTime() === other.timestamp?.getTime() &&
    one.priceUsd === other.priceUsd &&
    one.amountIn === other.amountIn &&
    one.amountOut === other.amountOut
  )
}
