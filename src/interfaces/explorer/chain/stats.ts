import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { blockTimeByBlocks } from '#domain/blocks/blockTimeUnit.ts'
import { longestBlockTimeInSeconds } from '#interfaces/explorer/assumptions.ts'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { decimal as decimalOf, multiply } from '#lib/numbers/decimal.ts'
import { baseUnits, decimal, integer } from '#lib/wire/shapes.ts'

const gwei = decimalOf('0.000000001')

/** A number, a string, or an object with `price`, or with `wei` alone. */
const gasPrice = v.union([
  decimal,
  v.pipe(
    v.object({ price: decimal }),
    v.transform(({ price }) => price),
  ),
  v.pipe(
    v.object({ wei: decimal }),
    v.transform(({ wei }) => multiply(wei, gwei)),
  ),
])

const share = v.pipe(decimal, v.transform(Number), v.minValue(0), v.maxValue(1))

const duration = v.pipe(decimal, v.transform(Number), v.minValue(0))

const wireSchema = record({
  totalBlocks: known(integer),
  totalTransactions: known(integer),
  totalAddresses: known(integer),
  transactionsToday: known(integer),
  gasUsedToday: known(baseUnits),
  totalGasUsed: known(baseUnits),
  averageBlockTime: known(duration),
  /** USD. */
  coinPrice: known(decimal),
  /** 0 to 100. */
  networkUtilizationPercentage: known(decimal),
  /** As stated, in Gwei or wei: `gasPriceInGwei` finds the unit. */
  gasPrices: known(record({ slow: known(gasPrice), average: known(gasPrice), fast: known(gasPrice) })),
})

type Wire = v.InferOutput<typeof wireSchema>

export const statsSchema = v.pipe(
  wireSchema,
  v.transform((stats) => ({
    ...stats,
    gasUsedToday: gasOfToday(stats),
    statedBlockTime: stats.averageBlockTime,
    /** Milliseconds. */
    averageBlockTime: stats.averageBlockTime === null ? null : milliseconds(stats.averageBlockTime, stats),
  })),
)

/** The gas used today; null where an explorer says 0 although there were transactions, each of which uses gas. */
function gasOfToday({ gasUsedToday, transactionsToday }: Wire): bigint | null {
  return gasUsedToday === 0n && (transactionsToday ?? 0) > 0 ? null : gasUsedToday
}

/**
 * The stated block time in milliseconds. Public explorers, recognised by figures that the specification does not name,
 * always send milliseconds; a value below 1 must be seconds.
 */
function milliseconds(time: number, { transactionsToday, gasUsedToday, networkUtilizationPercentage }: Wire) {
  const isPublic = [transactionsToday, gasUsedToday, networkUtilizationPercentage].some(
    (each) => each !== null,
  )
  return time >= 1 && (isPublic || time > longestBlockTimeInSeconds) ? time : time * 1_000
}

/** Below this value both seconds and milliseconds are a plausible time between blocks. */
const openBelow = 1_000

/**
 * `GET /stats`: figures of the network. Where the block time may be seconds or milliseconds, it also requests the
 * newest blocks, whose times decide.
 */
export function statsQuery() {
  return queryOptions({
    queryKey: ['explorer', 'stats'],
    queryFn: async ({ signal, client }) => {
      const { statedBlockTime: stated, ...stats } = await get('/stats', statsSchema, {}, signal)
      if (stated === null || stated >= openBelow) return stats
      const newest = await client.ensureQueryData(latestBlocksQuery()).catch(() => null)
      return {
        ...stats,
        averageBlockTime: blockTimeByBlocks(stated, newest?.items ?? []) ?? stats.averageBlockTime,
      }
    },
  })
}

export const indexingStatusSchema = record({
  finishedIndexing: known(v.boolean()),
  finishedIndexingBlocks: known(v.boolean()),
  /** 0 to 1. */
  indexedBlocksRatio: known(share),
})

/** `GET /main-page/indexing-status`: how much of the chain the explorer has read. */
export function indexingStatusQuery() {
  return queryOptions({
    queryKey: ['explorer', 'indexingStatus'],
    queryFn: ({ signal }) => get('/main-page/indexing-status', indexingStatusSchema, {}, signal),
  })
}
