import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { intervalSeconds, lackNewest, type NewestPrice, sortCandles } from '#domain/markets/prices/candles.ts'
import { aliasesAnOperation, fewestAliases } from '#interfaces/indexer/assumptions.ts'
import { createAliasBatch } from '#interfaces/indexer/graphql/aliasBatch.ts'
import { check, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { price } from '#interfaces/indexer/indexerScale.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { lenientList } from '#lib/wire/shapes.ts'

type Asked = { poolAddress: string; interval: string; limit: number; newest?: NewestPrice | undefined }

const closeSchema = v.pipe(
  v.object({ openTime: v.nonNullable(time, 'not a time'), close: price }),
  v.transform(({ openTime, close }) => ({ close, time: Math.floor(openTime.getTime() / 1_000) })),
)

/** What `readClosingPrices` reads, read again every minute. */
export function closingPricesQuery({ poolAddress, interval, limit, newest }: Asked) {
  return queryOptions({
    queryKey: ['indexer', 'closingPrices', poolAddress, interval, limit],
    queryFn: ({ signal }) => readClosingPrices({ poolAddress, interval, limit, newest }, signal),
    refetchInterval: 60_000,
  })
}

/**
 * The last price of each of the newest `limit` intervals in which a market had a trade, oldest first, by the start of
 * the interval in epoch seconds, and how many could not be read. Requests of the same moment share one operation.
 * `newest` is what the market says itself, which tells whether the last ones are there.
 */
export const readClosingPrices = createAliasBatch({
  delay: 20,
  largest: aliasesAnOperation,
  fewest: fewestAliases,
  read: readAll,
})

async function readAll(asked: readonly Asked[], signal: AbortSignal) {
  const declared = asked.map((_, index) => `$p${index}: String!, $i${index}: String!, $l${index}: Int`)
  const aliases = asked.map(
    (_, index) =>
      `c${index}: candles(poolAddress: $p${index}, interval: $i${index}, limit: $l${index}) { openTime close }`,
  )
  const variables = Object.fromEntries(
    asked.flatMap(({ poolAddress, interval, limit }, index) => [
      [`p${index}`, poolAddress],
      [`i${index}`, interval],
      [`l${index}`, limit],
    ]),
  )
  const document = `query ClosingPrices(${declared.join(', ')}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  return Promise.all(
    asked.map((each, index) => {
      const { rows, dropped } = check(lenientList(closeSchema), data[`c${index}`])
      return withNewest(each, { closes: sortCandles(rows), unreadable: dropped }, signal)
    }),
  )
}

type Closes = { closes: { time: number; close: Decimal }[]; unreadable: number }

/** One that is not written and cannot be made of its trades counts as one that cannot be read. */
async function withNewest(
  { poolAddress, interval, newest }: Asked,
  read: Closes,
  signal: AbortSignal,
): Promise<Closes> {
  const seconds = intervalSeconds(interval)
  if (seconds === null || !lackNewest(read.closes, newest)) return read
  const { withUnwritten } = await import('./unwrittenCandles.ts')
  const all = await withUnwritten(poolAddress, read.closes, seconds, signal)
  if (all === null || all.isCut) return { ...read, unreadable: read.unreadable + 1 }
  return { ...read, closes: all.candles.map(({ time, close }) => ({ time, close })) }
}
