import { type Address, getAddress, type Hash, pad, toHex } from 'viem'
import type { Database } from '#network/store/database.ts'
import {
  candles,
  feeClaims,
  markets,
  swaps,
  volatilitySnapshots,
} from '#network/store/schema/marketTables.ts'
import { sample } from './sampleAddresses.ts'

/** A trade in market 0 or 1 of the sample. */
export type SampleTrade = { block: number; hash: Hash; sender: Address; isBuy: boolean; market: number }

const virtualUsd = 30_000n * 10n ** 18n
const intervals = [60, 300, 900, 3600, 14_400, 86_400]
const at = (block: number) => new Date(Date.UTC(2026, 0, 1, 23, 50, 0) + block * 60_000)
const address = (seed: number) => getAddress(pad(toHex(seed), { dir: 'right', size: 20 }))
const pool = (index: number) => address(0xd0 + index)
const token = (index: number) => address(0xe0 + index)

/** The sample's three markets. The third one has no trade. */
export const sampleMarkets = { pool, token, fill }

async function fill(database: Database, trades: SampleTrade[]): Promise<number> {
  const rows = trades.map((trade, index) => swapOf(trade, index))
  await database.insert(swaps).values(rows)
  await database.insert(candles).values(intervals.flatMap((interval) => candlesOf(rows, interval)))
  await database.insert(volatilitySnapshots).values(
    rows.map(({ blockNumber, logIndex, pool, timestamp }) => ({
      ...{
        blockNumber,
        logIndex: logIndex + 1,
        pool,
        timestamp,
        volatility: 100 + blockNumber,
      },
    })),
  )
  await database.insert(feeClaims).values({
    ...{
      blockNumber: 39,
      logIndex: 9,
      transactionHash: `0x${'f'.repeat(64)}`,
      timestamp: at(39),
      nftId: 2,
    },
    recipient: address(0xa1),
    amount: 1_234_567_000_000_000_000n,
  })
  await database.insert(markets).values([0, 1, 2].map((index) => marketOf(index, rows)))
  return rows.length
}

function swapOf(trade: SampleTrade, index: number) {
  const usd = BigInt(1_000_000 + index * 137_111) * 10n ** 12n
  const tokens = usd * 100n
  const price = 10_000_000_000_000_000n + BigInt((index % 5) * 1_000_000_000_000_000)
  return {
    blockNumber: trade.block,
    logIndex: 2,
    transactionHash: trade.hash,
    timestamp: at(trade.block),
    ...{
      pool: pool(trade.market),
      sender: trade.sender,
      isBuy: trade.isBuy,
      caller: sample.router,
      stablecoin: sample.stablecoin,
      feeAmount: (trade.isBuy ? usd : tokens) / 100n,
      amountUsd: usd,
    },
    amountIn: trade.isBuy ? usd : tokens,
    amountOut: trade.isBuy ? tokens : usd,
    ...{
      reserveUsdAfter: virtualUsd + usd,
      reserveTokenAfter: 10n ** 24n - tokens,
    },
    priceAfter: price,
  }
}

function candlesOf(rows: ReturnType<typeof swapOf>[], interval: number): (typeof candles.$inferInsert)[] {
  const found = new Map<string, typeof candles.$inferInsert>()
  for (const { pool, timestamp, priceAfter: price, amountUsd } of rows) {
    const openTime = new Date(Math.floor(timestamp.getTime() / 1000 / interval) * interval * 1000)
    const key = `${pool} ${openTime.getTime()}`
    const candle = found.get(key)
    if (!candle) {
      found.set(key, {
        pool,
        interval,
        openTime,
        open: price,
        high: price,
        low: price,
        close: price,
        volume: amountUsd,
        trades: 1,
      })
      continue
    }
    if (price > candle.high) candle.high = price
    if (price < candle.low) candle.low = price
    candle.close = price
    candle.volume += amountUsd
    candle.trades += 1
  }
  return [...found.values()]
}

function marketOf(index: number, rows: ReturnType<typeof swapOf>[]): typeof markets.$inferInsert {
  const own = rows.filter((row) => row.pool === pool(index))
  const last = own.at(-1)
  const volume = own.reduce((total, row) => total + row.amountUsd, 0n)
  const price = last?.priceAfter ?? 30_000_000_000_000_000n
  return {
    id: index + 1,
    pool: pool(index),
    token: token(index),
    nftId: index + 1,
    creator: address(0xa1 + index),
    name:
      ['Anchor', 'Beacon of an unreasonably long name', '\u202eCoral <img src=x onerror=alert(1)>'][index] ??
      'Dune',
    symbol: ['ANC', 'BCN', 'CRL'][index] ?? 'DUN',
    metadata:
      index === 2 ? null : { description: `Market ${index}`, links: { website: 'https://example.com' } },
    imageUrl: index === 0 ? 'https://example.com/anchor.png' : null,
    supply: 10n ** 24n,
    virtualReserveUsd: virtualUsd,
    ...{
      realReserveUsd: last ? last.reserveUsdAfter - virtualUsd : 0n,
      reserveToken: last?.reserveTokenAfter ?? 10n ** 24n,
    },
    ...{
      spotPrice: price,
      marketCap: (price * 10n ** 24n) / 10n ** 18n,
      volume24h: volume,
      volumeTotal: volume,
    },
    ...{
      trades24h: own.length,
      tradesTotal: own.length,
      feeStrategy: index,
      volatility: index * 100,
      holders: index * 2,
    },
    trending: Number(volume),
    createdAtBlock: index + 1,
    createdAt: at(index + 1),
    updatedAtBlock: last?.blockNumber ?? index + 1,
    updatedAt: last?.timestamp ?? at(index + 1),
  }
}
