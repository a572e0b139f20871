import type { Swap } from '#interfaces/indexer/swap.ts'

type Row = { swap: Swap; key: string; arrival: number }

const maxSwaps = 2_000

/**
 * The trades of a live list, each once, newest first. A trade is identified by id and transaction: after a
 * reorganisation an id alone can come back as another trade.
 */
export function createSwapList() {
  const byKey = new Map<string, Row>()
  const keyOfId = new Map<number, string>()
  let arrivals = 0

  function insert(swap: Swap): 'added' | 'known' | 'replaced' {
    const key = keyOf(swap)
    if (byKey.has(key)) return 'known'
    const replaced = keyOfId.get(swap.id)
    if (replaced !== undefined) byKey.delete(replaced)
    arrivals += 1
    byKey.set(key, { swap, key, arrival: arrivals })
    keyOfId.set(swap.id, key)
    return replaced === undefined ? 'added' : 'replaced'
  }

  /**
   * Corrects the list by the newest page. A trade that the page spans and does not hold is removed, and so is a newer
   * one that was here before the page was requested (`mark`). Says whether a trade was removed.
   */
  function reconcile(page: readonly Swap[], mark: number): { removed: boolean } {
    let removed = false
    for (const swap of page) {
      if (insert(swap) === 'replaced') removed = true
    }
    const oldest = page.at(-1)
    const keys = new Set(page.map(keyOf))
    for (const row of [...byKey.values()]) {
      const spanned = !oldest || newestFirst(row.swap, oldest) <= 0
      if (!spanned || keys.has(row.key) || row.arrival > mark) continue
      remove(row)
      removed = true
    }
    return { removed }
  }

  function remove({ key, swap }: Row) {
    byKey.delete(key)
    if (keyOfId.get(swap.id) === key) keyOfId.delete(swap.id)
  }

  /** Newest first; the oldest beyond 2,000 are dropped. */
  function rows(): Swap[] {
    const sorted = [...byKey.values()].sort((left, right) => newestFirst(left.swap, right.swap))
    for (const row of sorted.splice(maxSwaps)) remove(row)
    return sorted.map((row) => row.swap)
  }

  return {
    insert,
    reconcile,
    rows,
    size: () => byKey.size,
    /** Marks what is in the list now, for a later `reconcile` or `clear`. */
    mark: () => arrivals,
    /** Removes what was in the list at a mark. */
    clear(mark: number) {
      for (const row of [...byKey.values()]) if (row.arrival <= mark) remove(row)
    },
  }
}

function keyOf(swap: Swap): string {
  return `${swap.id}:${swap.transactionHash}`
}

/** The order of trades: by block, within a block by id. */
export function newestFirst(left: Swap, right: Swap): number {
  return right.blockNumber - left.blockNumber || right.id - left.id
}
