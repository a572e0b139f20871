import { readFileSync } from 'node:fs'
import { buildSchema, graphql } from 'graphql'
import { formatUnits, parseUnits } from 'viem'
import { checksummed } from '#lib/wire/shapes.ts'
import { answers } from './answers.ts'
import type { Variant } from './variant.ts'

const schema = buildSchema(readFileSync('spec/indexer.graphql', 'utf8'))
const { data } = answers.A
const zeroAddress = `0x${'0'.repeat(40)}`
const text = answers.A_variants.metadata_is_text
type MarketRow = Omit<(typeof data.markets)[number], 'metadata' | 'metadataImageUrl'> & {
  metadata: string | { description?: string } | null
  metadataImageUrl: string | null
}
type Page = { limit?: number; offset?: number }
type Body = { query?: string; variables?: Record<string, unknown> }

/** The indexer of a variant: a function that answers operations. */
export function indexerOf(variant: Variant) {
  const root = rootOf(variant)
  return ({ query = '', variables }: Body) =>
    graphql({ schema, rootValue: root, source: query, variableValues: variables ?? {} })
}

function rootOf(variant: Variant) {
  const write = (value: unknown) => written(value, variant)
  const { markets, swaps, transfers, holders, claims } = recordsOf(variant)
  const isSame = comparison(variant)
  const page = <T>(rows: readonly T[], { limit = 100, offset = 0 }: Page) =>
    write(rows.slice(offset, offset + limit))
  const isOwnToken = (token: string) => isSame(data.tokenMetadata.tokenAddress, token)
  return {
    markets: (given: Page) => page(markets, given),
    trendingMarkets: (given: Page) => page(markets, given),
    searchMarkets: ({ query }: { query: string }) =>
      write(
        markets.filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(query.toLowerCase())),
      ),
    marketsByCreator: ({ creator }: { creator: string }) =>
      write(markets.filter((market) => isSame(market.creator, creator))),
    market: ({ poolAddress, tokenAddress }: { poolAddress?: string; tokenAddress?: string }) =>
      write(
        markets.find(
          (market) => isSame(market.poolAddress, poolAddress) || isSame(market.tokenAddress, tokenAddress),
        ) ?? null,
      ),
    swaps: ({ poolAddress, ...given }: Page & { poolAddress: string }) =>
      page(
        swaps.filter((swap) => isSame(swap.poolAddress, poolAddress)),
        given,
      ),
    recentSwaps: (given: Page) => page(swaps, given),
    swapsByUser: ({ sender, ...given }: Page & { sender: string }) =>
      page(
        swaps.filter((swap) => isSame(swap.sender, sender)),
        given,
      ),
    tokenTransfers: ({ tokenAddress, ...given }: Page & { tokenAddress: string }) =>
      page(isOwnToken(tokenAddress) ? transfers : [], given),
    transfersByAddress: ({ address, ...given }: Page & { address: string }) =>
      page(
        transfers.filter((row) => isSame(row.fromAddress, address) || isSame(row.toAddress, address)),
        given,
      ),
    topHolders: ({ tokenAddress }: { tokenAddress: string }) =>
      write(isOwnToken(tokenAddress) ? holders : []),
    holderCount: () => data.holderCount,
    candles: ({
      poolAddress,
      interval,
      limit = 100,
    }: {
      poolAddress: string
      interval: string
      limit?: number
    }) => {
      const candles = candlesOf(
        swaps.filter((swap) => isSame(swap.poolAddress, poolAddress)),
        intervals[interval] ?? 0,
      )
      const last = variant.runningCandleMissing ? -1 : candles.length
      const kept = candles.slice(0, last)
      if (variant.candlesNewestFirst) kept.reverse()
      return write(kept.slice(0, Math.min(limit, variant.oldestCandles ?? limit)))
    },
    feeClaims: ({ nftId }: { nftId: number }) => write(nftId === 1 ? claims : []),
    volatilityHistory: ({ poolAddress }: { poolAddress: string }) =>
      write(volatilityOf(markets.find((market) => isSame(market.poolAddress, poolAddress)))),
    tokenMetadata: ({ tokenAddress }: { tokenAddress: string }) => {
      const market = markets.find((each) => isSame(each.tokenAddress, tokenAddress))
      return write(market ? metadataOf(market) : null)
    },
    indexerStatus: data.indexerStatus,
  }
}

/** How the indexer compares a sent address with a stored one. */
function comparison({ addresses }: Variant) {
  return (ours: string, asked: string | undefined) => {
    if (asked === undefined || asked === null) return false
    if (addresses === 'anyCase') return ours.toLowerCase() === asked.toLowerCase()
    return (addresses === 'checksummed' ? checksummed(ours) : ours) === asked
  }
}

function recordsOf(variant: Variant) {
  const none = variant.emptySides ? '' : variant.nullSides ? null : zeroAddress
  const side = (value: string) => (value === zeroAddress ? none : value)
  const changed = variant.changedNow ? { updatedAt: String(Math.floor(Date.now() / 1_000)) } : {}
  const markets = data.markets.map((market) => ({
    ...market,
    ...(variant.textMetadata ? text : {}),
    ...changed,
  }))
  const swaps = data.swaps.map((swap) => ({
    ...swap,
    sender: (variant.personAsSender && personOf(swap.txHash)) || swap.sender,
    stablecoinIn: side(swap.stablecoinIn),
    stablecoinOut: side(swap.stablecoinOut),
  }))
  const pools = data.markets.map(({ poolAddress }) => poolAddress)
  return {
    markets,
    swaps,
    transfers: data.tokenTransfers,
    holders: data.topHolders.filter(
      ({ holderAddress }) => !variant.poolNoHolder || !pools.includes(holderAddress),
    ),
    claims: data.feeClaims.map((claim) => ({ ...claim, poolAddress: side(claim.poolAddress) })),
  }
}

const intervals: Record<string, number> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '1h': 3_600,
  '4h': 14_400,
  '1d': 86_400,
}

/** The metadata of a market's token; text is no description. */
function metadataOf({ tokenAddress, name, symbol, metadata, metadataImageUrl }: MarketRow) {
  const { description = null } = typeof metadata === 'object' ? (metadata ?? {}) : {}
  return { tokenAddress, name, symbol, metadata, imageUrl: metadataImageUrl, description, links: null }
}

/** Candles of trades that are newest first: each interval with a trade, oldest first, with volume in dollars. */
function candlesOf(
  swaps: readonly Omit<(typeof data.swaps)[number], 'stablecoinIn' | 'stablecoinOut'>[],
  seconds: number,
) {
  const candles = new Map<number, (typeof data.candles_1h)[number]>()
  for (const { timestamp, priceUsd, amountIn, amountOut, tokenIn, poolAddress } of swaps.toReversed()) {
    const start = Math.floor(Number(timestamp) / seconds) * seconds
    const isSale = data.markets.some(
      (market) => market.poolAddress === poolAddress && market.tokenAddress === tokenIn,
    )
    const known = candles.get(start)
    const prices = [known?.high ?? priceUsd, known?.low ?? priceUsd, priceUsd].sort()
    candles.set(start, {
      openTime: String(start),
      open: known?.open ?? priceUsd,
      high: prices.at(-1) ?? priceUsd,
      low: prices[0] ?? priceUsd,
      close: priceUsd,
      volume: dollarsOf(known?.volume ?? '0', isSale ? amountOut : amountIn),
      trades: (known?.trades ?? 0) + 1,
    })
  }
  return [...candles.values()]
}

function dollarsOf(one: string, other: string): string {
  return formatUnits(parseUnits(one, 18) + parseUnits(other, 18), 18)
}

/** A market with one trade has one point: what it says itself. */
function volatilityOf(market: { id: number; volatility: number; updatedAt: string } | undefined) {
  if (!market || market.id === 1) return data.volatilityHistory
  return [{ volatility: market.volatility, blockNumber: 2_160_992, timestamp: market.updatedAt }]
}

function personOf(hash: string): string | undefined {
  const found = data.tokenTransfers.find(({ txHash }) => txHash === hash)
  const pools = data.markets.map(({ poolAddress }) => poolAddress)
  return found && (pools.includes(found.fromAddress) ? found.toAddress : found.fromAddress)
}

const prices = new Set(['spotPrice', 'priceUsd', 'open', 'high', 'low', 'close'])
const dollars = new Set(['virtualReserveUSD', 'realReserveUSD', 'marketCap', 'reserveUsdAfter'])
const times = new Set(['createdAt', 'updatedAt', 'timestamp', 'openTime'])
const amounts = new Set([
  ...dollars,
  'reserveToken',
  'volume24h',
  'volumeTotal',
  'amountIn',
  'amountOut',
  'feeAmount',
  'reserveTokenAfter',
  'amount',
  'balance',
  'volume',
])
const addressText = /^0x[0-9a-f]{40}$/

/** Writes a part of an answer in the form of the variant. */
function written(value: unknown, variant: Variant, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each, variant))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part, variant, key)]))
  return typeof value === 'string' ? writtenText(value, variant, name) : value
}

function writtenText(value: string, variant: Variant, name: string): string {
  const { baseUnits, sixDecimals, addresses } = variant
  if (times.has(name)) return writtenTime(value, variant)
  if (addressText.test(value)) return addresses === 'checksummed' ? checksummed(value) : value
  const isBase =
    (prices.has(name) && (baseUnits === 'all' || baseUnits === 'prices')) ||
    (amounts.has(name) && (baseUnits === 'all' || baseUnits === 'amounts'))
  if (isBase) return asInteger(value, 18)
  return sixDecimals && dollars.has(name) ? asInteger(value, 6) : value
}

function writtenTime(seconds: string, { times: form }: Variant): string {
  if (form === 'milliseconds') return `${seconds}000`
  if (form === 'microseconds') return `${seconds}000000`
  return form === 'iso' ? new Date(Number(seconds) * 1_000).toISOString() : seconds
}

/** `1.5` with six decimals is `1500000`. */
function asInteger(value: string, decimals: number): string {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0')).toString()
}
