import { soldShare } from '#domain/markets/curve/curve.ts'
import { dayFigures } from '#domain/markets/dayFigures.ts'
import type { Market, MarketOrder } from '#interfaces/indexer/market.ts'
import { now } from '#lib/browser/clock.ts'
import { compare, zero } from '#lib/numbers/decimal.ts'
import { type BoardOrder, boardOrders } from './boardOrder.ts'

type Order = {
  label: string
  server: MarketOrder
  compare?: (left: Market, right: Market) => number
  /** By the change within this time, which is read for each market. */
  byChange?: ChangeWindow
}

export type ChangeWindow = 'hour' | 'sixHours' | 'day'

function changeOrder(label: string, byChange: ChangeWindow): Order {
  return { label, server: 'VOLUME_DESC', byChange }
}

const orders: Record<BoardOrder, Order> = {
  'market-cap': { label: 'Largest', server: 'MARKET_CAP_DESC' },
  'market-cap-low': { label: 'Smallest', server: 'MARKET_CAP_ASC' },
  volume: { label: 'Most traded', server: 'VOLUME_DESC' },
  newest: { label: 'New', server: 'CREATED_DESC' },
  oldest: { label: 'Oldest', server: 'CREATED_ASC' },
  gainers: changeOrder('Gainers 24 h', 'day'),
  losers: changeOrder('Losers 24 h', 'day'),
  'gainers-6h': changeOrder('Gainers 6 h', 'sixHours'),
  'losers-6h': changeOrder('Losers 6 h', 'sixHours'),
  'gainers-1h': changeOrder('Gainers 1 h', 'hour'),
  'losers-1h': changeOrder('Losers 1 h', 'hour'),
  price: { label: 'Price', server: 'PRICE_DESC' },
  holders: { label: 'Holders', server: 'HOLDERS_DESC' },
  trades: {
    label: 'Trades 24 h',
    server: 'VOLUME_DESC',
    compare: (left, right) => tradesOfDay(right) - tradesOfDay(left),
  },
  sold: {
    label: 'Most sold',
    server: 'MARKET_CAP_DESC',
    compare: (left, right) => compare(soldShare(right) ?? zero, soldShare(left) ?? zero),
  },
}

function tradesOfDay(market: Market): number {
  return dayFigures(market, now() / 1_000).trades ?? 0
}

export const orderOptions = boardOrders.map((value) => ({ value, label: orders[value].label }))

/**
 * The order requested from the indexer. For the orders that it lacks, the nearest one; `sortLoaded` then sorts the
 * loaded rows.
 */
export function serverOrder(order: BoardOrder = 'market-cap'): MarketOrder {
  return orders[order].server
}

/** Whether an order is only over the loaded rows. */
export function isLoadedOnly(order: BoardOrder): boolean {
  return Boolean(orders[order].compare ?? orders[order].byChange)
}

/** The time whose change an order is by, which is read for each market: `ByChange` sorts by it. Undefined for other orders. */
export function changeWindow(order: BoardOrder): ChangeWindow | undefined {
  return orders[order].byChange
}

/** Sorts loaded markets by an order the indexer does not have; otherwise they stay as they came. */
export function sortLoaded(markets: readonly Market[], order: BoardOrder): readonly Market[] {
  const comparison = orders[order].compare
  return comparison ? [...markets].sort(comparison) : markets
}

/** Each market once, where it came first: pages overlap when rows move between two requests. */
export function uniqueMarkets(markets: readonly Market[]): Market[] {
  const byPool = new Map<string, Market>()
  for (const market of markets) if (!byPool.has(market.poolAddress)) byPool.set(market.poolAddress, market)
  return [...byPool.values()]
}

/** The held rows with current figures, including those that left the list; new rows follow. */
export function keepRows(held: readonly Market[], markets: readonly Market[]): Market[] {
  const now = new Map(markets.map((market) => [market.poolAddress, market]))
  return uniqueMarkets([...held, ...markets]).map((market) => now.get(market.poolAddress) ?? market)
}
