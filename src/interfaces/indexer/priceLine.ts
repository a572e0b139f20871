import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type PricePoint, sortCandles } from '#domain/markets/candles.ts'
import { decimal, integer } from '#lib/wire/shapes.ts'
import { createAliasBatch } from './aliasBatch.ts'
import { aliasesAnOperation, fewestAliases } from './assumptions.ts'
import { checkRows, execute, time } from './execute.ts'

/** The recent prices of a market, for one row of the board: a day in hours, a week in intervals of four hours. */
export type PriceLine = { day: readonly PricePoint[]; week: readonly PricePoint[] }

const pointEntries = { openTime: v.nonNullable(time, 'not a time'), open: decimal, close: decimal }

const pointSchema = v.pipe(
  v.object({ ...pointEntries, trades: v.optional(integer, 0) }),
  v.transform(({ openTime, ...rest }) => ({ ...rest, time: Math.floor(openTime.getTime() / 1_000) })),
)

/** The prices of a day and of a week. Rows that ask at the same moment share one operation, two aliases each. */
export function priceLineQuery(poolAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'priceLine', poolAddress],
    queryFn: () => readLine(poolAddress),
    staleTime: 60_000,
    refetchInterval: 120_000,
  })
}

const readLine = createAliasBatch({
  delay: 20,
  largest: Math.floor(aliasesAnOperation / 2),
  fewest: Math.floor((fewestAliases - 1) / 2),
  read: readLines,
})

async function readLines(pools: readonly string[]): Promise<PriceLine[]> {
  const declared = pools.map((_, index) => `$p${index}: String!`).join(', ')
  const aliases = pools.map(
    (_, index) =>
      `d${index}: candles(poolAddress: $p${index}, interval: "1h", limit: 26) { openTime open close trades }
       w${index}: candles(poolAddress: $p${index}, interval: "4h", limit: 43) { openTime open close }`,
  )
  const variables = Object.fromEntries(pools.map((pool, index) => [`p${index}`, pool]))
  const document = `query PriceLines(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables)
  const hours = pools.map((_, index) => sortCandles(checkRows(pointSchema, data[`d${index}`])))
  const { readExactDays } = await import('./dayPrices.ts')
  const days = await readExactDays(pools, hours)
  return pools.map((_, index) => ({
    day: days[index] ?? [],
    week: sortCandles(checkRows(pointSchema, data[`w${index}`])),
  }))
}
