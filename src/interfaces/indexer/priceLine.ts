import { queryOptions } from '@tanstack/react-query'
import { type Candle, tidyCandles } from '#domain/markets/candles.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { aliasesAnOperation } from './assumptions.ts'
import { candleSchema } from './candle.ts'
import { checkRows, execute } from './execute.ts'

/** The recent prices of a market, for one row of the board: a day in hours, a week in intervals of four hours. */
export type PriceLine = { day: Candle[]; week: Candle[] }

type Waiting = { poolAddress: string; resolve(line: PriceLine): void; reject(error: unknown): void }

const gathering = 20
const fields = '{ openTime open high low close volume trades }'
let waiting: Waiting[] = []

/** The prices of a day and of a week. Rows that ask at the same moment share one operation. */
export function priceLineQuery(poolAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'priceLine', poolAddress],
    queryFn: () => new Promise<PriceLine>((resolve, reject) => enqueue({ poolAddress, resolve, reject })),
    staleTime: 60_000,
    refetchInterval: 120_000,
  })
}

function enqueue(one: Waiting) {
  if (waiting.length === 0) setTimeout(flush, gathering)
  waiting.push(one)
}

function flush() {
  const all = waiting
  waiting = []
  const size = Math.floor(aliasesAnOperation / 2)
  for (let start = 0; start < all.length; start += size) void answer(all.slice(start, start + size))
}

/** One refused alias nulls the whole answer, so a refused group is asked again in halves until the culprit is alone. */
async function answer(group: Waiting[]): Promise<void> {
  try {
    const lines = await read(group.map(({ poolAddress }) => poolAddress))
    for (const [index, one] of group.entries()) one.resolve(lines[index] ?? { day: [], week: [] })
  } catch (error) {
    const divisible = group.length > 1 && error instanceof InterfaceError && error.kind === 'refused'
    if (!divisible) {
      for (const one of group) one.reject(error)
      return
    }
    const half = Math.ceil(group.length / 2)
    await Promise.all([answer(group.slice(0, half)), answer(group.slice(half))])
  }
}

async function read(pools: string[]): Promise<PriceLine[]> {
  const declared = pools.map((_, index) => `$p${index}: String!`).join(', ')
  const asked = pools.map(
    (_, index) =>
      `d${index}: candles(poolAddress: $p${index}, interval: "1h", limit: 26) ${fields}
       w${index}: candles(poolAddress: $p${index}, interval: "4h", limit: 43) ${fields}`,
  )
  const variables = Object.fromEntries(pools.map((pool, index) => [`p${index}`, pool]))
  const data = (await execute(`query PriceLines(${declared}) { ${asked.join('\n')} }`, variables)) as Record<
    string,
    unknown
  >
  return pools.map((_, index) => ({
    day: tidyCandles(checkRows(candleSchema, data[`d${index}`])),
    week: tidyCandles(checkRows(candleSchema, data[`w${index}`])),
  }))
}
