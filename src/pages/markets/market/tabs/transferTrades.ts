import type { Swap } from '#interfaces/indexer/swap.ts'
import type { TokenTransfer } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Moved = Pick<TokenTransfer, 'transactionHash' | 'fromAddress' | 'toAddress'>
/** What a list of transfers shows of a trade. */
export type Traded = Pick<Swap, 'transactionHash' | 'side' | 'usdAmount'>

/**
 * The transfers of transactions that moved nothing from or to the pool. `before` and `after` are those next to a page; null
 * while they are not read: then the transaction at that end is left out, as what it moved from or to the pool may be there.
 */
export function withoutPool<Row extends Moved>(
  pool: Address,
  transfers: readonly Row[],
  before: readonly Moved[] | null = [],
  after: readonly Moved[] | null = [],
): Row[] {
  const traded = [...(before ?? []), ...transfers, ...(after ?? [])].filter(
    ({ fromAddress, toAddress }) => fromAddress === pool || toAddress === pool,
  )
  const undecided = [before ? undefined : transfers[0], after ? undefined : transfers.at(-1)]
  const left = new Set([...traded, ...undecided].map((row) => row?.transactionHash))
  return transfers.filter(({ transactionHash }) => !left.has(transactionHash))
}

/**
 * Finds the trade that moved tokens from or to the pool: none where it is not among these trades, or where its transaction
 * traded twice on this side.
 */
export function tradeFinder(pool: Address, trades: readonly Traded[]) {
  const known = new Map<string, Traded | null>()
  for (const trade of trades) {
    const key = `${trade.side} ${trade.transactionHash}`
    known.set(key, known.has(key) ? null : trade)
  }
  return ({ transactionHash, fromAddress, toAddress }: Moved) => {
    const side = fromAddress === pool ? 'buy' : toAddress === pool ? 'sell' : ''
    return known.get(`${side} ${transactionHash}`) ?? null
  }
}
