import {
  compare,
  type Decimal,
  decimal,
  divide,
  fromUnits,
  parseDecimal,
  zero,
} from '#lib/numbers/decimal.ts'
import { dayFigures } from './dayFigures.ts'
import { holdersBesidesPool } from './holdersBesidesPool.ts'

/** A range of a figure, both ends included; null for an open end. */
export type Range = { from: Decimal | null; to: Decimal | null }

/** The figures that can be filtered: market cap and volume in dollars, age in hours, volatility in per cent. */
export const filterFigures = ['marketCap', 'volume', 'holders', 'age', 'volatility'] as const

export type FilterFigure = (typeof filterFigures)[number]

/** The conditions on the markets of a board. Without conditions all markets pass. */
export type MarketFilter = { ranges: Partial<Record<FilterFigure, Range>>; feeStrategy: number | null }

/** A filter from a URL, and the number of its parts that could not be read and are ignored. */
export type ReadFilter = MarketFilter & { unreadable: number }

export type FilteredMarket = {
  marketCap: Decimal
  volume24h: Decimal | null
  trades24h: number
  /** Including the pool, as the indexer counts. */
  holders: number
  reserveToken: Decimal
  realReserveUSD: Decimal
  createdAt: Date | null
  updatedAt: Date | null
  /** In hundredths of a per cent. */
  volatility: number
  feeStrategy: number
}

/** Reads a filter from a URL: `marketCap:1000-,holders:5-50,fee:1`. Never throws. */
export function parseMarketFilter(text: string): ReadFilter {
  const filter: ReadFilter = { ranges: {}, feeStrategy: null, unreadable: 0 }
  for (const part of text === '' ? [] : text.split(',')) {
    const [name, value = ''] = part.split(':')
    const figure = filterFigures.find((each) => each === name)
    const range = figure && parseRange(value)
    if (figure && range) filter.ranges[figure] = range
    else if (name === 'fee' && /^\d{1,4}$/.test(value)) filter.feeStrategy = Number(value)
    else filter.unreadable++
  }
  return filter
}

/** The text of a filter in a URL; undefined without conditions. */
export function writeMarketFilter({ ranges, feeStrategy }: MarketFilter): string | undefined {
  const parts = filterFigures.flatMap((figure) => {
    const range = ranges[figure]
    return range && (range.from || range.to) ? [`${figure}:${range.from ?? ''}-${range.to ?? ''}`] : []
  })
  if (feeStrategy !== null) parts.push(`fee:${feeStrategy}`)
  return parts.length > 0 ? parts.join(',') : undefined
}

/** Whether a market passes a filter at `now`, in epoch seconds; null when an unknown figure decides. */
export function wantsMarket(
  { ranges, feeStrategy }: MarketFilter,
  market: FilteredMarket,
  now: number,
): boolean | null {
  if (feeStrategy !== null && market.feeStrategy !== feeStrategy) return false
  let isKnown = true
  for (const figure of filterFigures) {
    const range = ranges[figure]
    if (!range) continue
    const value = figureOf(market, figure, now)
    if (value === null) isKnown = false
    else if (!contains(range, value)) return false
  }
  return isKnown ? true : null
}

function figureOf(market: FilteredMarket, figure: FilterFigure, now: number): Decimal | null {
  switch (figure) {
    case 'marketCap':
      return market.marketCap
    case 'volume':
      return dayFigures(market, now).volume
    case 'holders':
      return fromUnits(BigInt(holdersBesidesPool(market)), 0)
    case 'volatility':
      return fromUnits(BigInt(market.volatility), 2)
    case 'age':
      return market.createdAt && hoursBetween(market.createdAt, now)
  }
}

function hoursBetween(start: Date, now: number): Decimal | null {
  const seconds = Math.max(0, Math.floor(now - start.getTime() / 1_000))
  return divide(fromUnits(BigInt(seconds), 0), decimal('3600'))
}

function contains({ from, to }: Range, value: Decimal): boolean {
  return (from === null || compare(value, from) >= 0) && (to === null || compare(value, to) <= 0)
}

function parseRange(text: string): Range | undefined {
  const ends = text.split('-')
  if (ends.length !== 2) return undefined
  const [from, to] = ends.map((end) => (end === '' ? null : parseDecimal(end)))
  const isRead = (end: Decimal | null | undefined, source: string | undefined) =>
    source === '' ? true : end != null && compare(end, zero) >= 0
  if (!isRead(from, ends[0]) || !isRead(to, ends[1]) || (!from && !to)) return undefined
  return { from: from ?? null, to: to ?? null }
}
