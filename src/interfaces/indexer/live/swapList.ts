import type { Swap } from '#interfaces/indexer/swap.ts'

type Row = { swap: Swap; key: string; arrival: number }

const longest = 2_000

/**
 * The trades of a live list, each once, newest first. Identified by id and transaction: an id alone comes back as
 * another trade after a reorganisation.
 */
export function createSwapList() {
  let byKey = new Map<string, Row>()
  let keyOfId = new Map<number, string>()
  let arrivals = 0

  function insert(swap: Swap): 'added' | 'known' | 'replaced' {
    const key = `${swap.id}:${swap.transactionHash}`
    if (byKey.has(key)) return 'known'
    const rival = keyOfId.get(swap.id)
    if (rival !== undefined) byKey.delete(rival)
    arrivals += 1
    byKey.set(key, { swap, key, arrival: arrivals })
    keyOfId.set(swap.id, key)
    return rival === undefined ? 'added' : 'replaced'
  }

  /**
   * Takes the newest page as the truth: of the trades it spans, and of those newer that were here before it was asked
   * for (`mark`), whatever it does not hold is gone. Answers whether a trade vanished.
   */
  function reconcile(page: readonly Swap[], mark: number): { vanished: boolean } {
    let vanished = false
    for (const swap of page) {
      if (insert(swap) === 'replaced') vanished = true
    }
    const oldest = page.at(-1)
    const kept = new Set(page.map((swap) => `${swap.id}:${swap.transactionHash}`))
    for (const row of [...byKey.values()]) {
      const spanned = !oldest || newestFirst(row.swap, oldest) <= 0
      if (!spanned || kept.has(row.key) || row.arrival > mark) continue
      remove(row)
      vanished = true
    }
    return { vanished }
  }

  function remove({ key, swap }: Row) {
    byKey.delete(key)
    if (keyOfId.get(swap.id) === key) keyOfId.delete(swap.id)
  }

  /** Newest first; the oldest beyond 2,000 are let go. */
  function rows(): Swap[] {
    const sorted = [...byKey.values()].sort((left, right) => newestFirst(left.swap, right.swap))
    for (const row of sorted.splice(longest)) remove(row)
    return sorted.map((row) => row.swap)
  }

  return {
    insert,
    reconcile,
    rows,
    size: () => byKey.size,
    /** A point in time of this list, for `reconcile`. */
    mark: () => arrivals,
    clear() {
      byKey = new Map()
      keyOfId = new Map()
    },
  }
}

function newestFirst(left: Swap, right: Swap) {
  return right.blockNumber - left.blockNumber || right.id - left.id
}
