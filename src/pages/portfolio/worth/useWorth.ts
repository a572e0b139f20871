import { useQueries } from '@tanstack/react-query'
import { debtMoves } from '#domain/lending/account/debtMoves.ts'
import { type ClosingPrices, type HoldingMove, worthLine } from '#domain/markets/prices/worthLine.ts'
import { batchedMarketOfTokenQuery } from '#interfaces/indexer/batchedMarket.ts'
import { closingPricesQuery } from '#interfaces/indexer/prices/closingPrices.ts'
import type { TokenTransfer } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { config, hasLending } from '#lib/browser/config/config.ts'
import { knowsPool, lendingPool } from '#lib/browser/config/lendingPool.ts'
import { type Decimal, fromUnits, subtract, zero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useTodayPrices } from './useTodayPrices.ts'
import { mostPoints, worthInterval } from './worthInterval.ts'

/** The most tokens, whose markets and prices fit into two operations each. */
const mostTokens = 60

/**
 * The worth of an address's holdings over time, from all its transfers: market tokens at the price of each time, other
 * tokens, deposits and debts at today's. `isNet` says whether debts are deducted. `now` is in epoch seconds, `span` the seconds before it, 0 for all. Null while prices are read. `left` counts the tokens that
 * are left out, by the reason.
 */
export function useWorth(owner: Address, transfers: readonly TokenTransfer[], now: number, span = 0) {
  const tokens = [...new Set(transfers.map(({ tokenAddress }) => tokenAddress))]
  const counted = tokens.slice(0, mostTokens)
  const markets = useQueries({
    queries: counted.map((token) => ({ ...batchedMarketOfTokenQuery(token), staleTime: 60_000 })),
  })
  const pools = new Map(
    counted.flatMap((token, index) => {
      const market = markets[index]?.data
      return market ? [[token, market] as const] : []
    }),
  )
  const unlisted = counted.filter((_, index) => markets[index]?.data === null)
  const today = useTodayPrices(owner, unlisted)
  const steady = new Map(
    unlisted.flatMap((token) => {
      const price = today.prices.get(token)
      return price === undefined ? [] : [[token, price] as const]
    }),
  )
  const own = transfers.filter(({ tokenAddress }) => pools.has(tokenAddress) || steady.has(tokenAddress))
  const moves = own.flatMap((transfer) => moveOf(transfer, owner))
  const timeless = new Set(own.filter(({ timestamp }) => timestamp === null).map((each) => each.tokenAddress))
  const oldest = moves.reduce((least, { time }) => Math.min(least, time), now)
  const first = span > 0 ? Math.max(oldest, now - span) : oldest
  const interval = worthInterval(config().indexer.candleIntervals, first, now)
  const prices = useQueries({
    queries: [...pools.values()].map((market) => ({
      ...closingPricesQuery({
        poolAddress: market.poolAddress,
        interval: interval?.name ?? '',
        limit: mostPoints,
        newest: market,
      }),
      enabled: interval !== null && markets.every(({ isPending }) => !isPending),
    })),
  })
  if (interval === null || [today, ...markets, ...prices].some(({ isPending }) => isPending)) return null

  const closes = new Map<string, ClosingPrices>()
  for (const [index, token] of [...pools.keys()].entries()) {
    const read = prices[index]?.data
    if (read?.unreadable === 0 && !timeless.has(token)) closes.set(token, read.closes)
  }
  for (const [token, close] of steady) if (!timeless.has(token)) closes.set(token, [{ time: 0, close }])
  const debts = pricedDebts(transfers, owner, today)
  const priced = moves.filter(({ token }) => closes.has(token))
  const { points, unclear } = worthLine({
    moves: [...priced, ...(debts?.moves ?? [])],
    prices: new Map([...closes, ...(debts?.prices ?? [])]),
    seconds: interval.seconds,
    now,
    most: span > 0 && first > oldest ? Math.ceil(span / interval.seconds) + 1 : mostPoints,
  })
  return {
    points,
    isNet: debts !== null,
    interval: interval.seconds,
    isCut: (now - first) / interval.seconds > mostPoints,
    left: {
      withoutPrice: unlisted.length - steady.size,
      unread:
        markets.filter(({ isError }) => isError).length +
        pools.size +
        steady.size -
        closes.size +
        unclear.length,
      older: tokens.length - counted.length,
    },
  }
}

/** The debts of an account as holdings of a negative price; null where how they changed, or a price, is unknown. */
function pricedDebts(
  transfers: readonly TokenTransfer[],
  owner: Address,
  { state, prices }: Pick<ReturnType<typeof useTodayPrices>, 'state' | 'prices'>,
) {
  if (!hasLending()) return { moves: [], prices: [] }
  if (!state || !knowsPool()) return null
  const debts = state.reserves.map(({ asset, pToken, decimals }) => {
    const borrowed = state.positions.find((each) => each.asset === asset)?.borrowed ?? 0n
    return { asset, pToken, borrowed: fromUnits(borrowed, decimals) }
  })
  const moves = debtMoves(transfers, debts, { owner, pool: lendingPool() })
  const owed = new Set(moves?.map(({ token }) => token))
  const closes = [...owed].flatMap((token): [string, ClosingPrices][] => {
    const price = prices.get(token as Address)
    return price ? [[`debt ${token}`, [{ time: 0, close: subtract(zero, price) }]]] : []
  })
  if (!moves || closes.length < owed.size) return null
  return { moves: moves.map((move) => ({ ...move, token: `debt ${move.token}` })), prices: closes }
}

/** The change of the owner's holding by a transfer; none for a transfer without a time. */
function moveOf({ tokenAddress, toAddress, fromAddress, amount, timestamp }: TokenTransfer, owner: Address) {
  if (timestamp === null || toAddress === fromAddress) return []
  const change: Decimal = toAddress === owner ? amount : subtract(zero, amount)
  return [
    {
      token: tokenAddress,
      time: Math.floor(timestamp.getTime() / 1_000),
      amount: change,
    } satisfies HoldingMove,
  ]
}
