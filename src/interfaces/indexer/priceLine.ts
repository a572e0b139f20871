import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type PricePoint, sortCandles } from '#domain/markets/candles.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { decimal } from '#lib/wire/shapes.ts'
import { aliasesAnOperation, fewestAliases } from './assumptions.ts'
import { checkRows, execute, time } from './execute.ts'

/** The recent prices of a market, for one row of the board: a day in hours, a week in intervals of four hours. */
export type PriceLine = { day: PricePoint[]; week: PricePoint[] }

type Request = { poolAddress: string; resolve(line: PriceLine): void; reject(error: unknown): void }

/** Milliseconds in which rows join one operation. */
const batchDelay = 20
const fields = '{ openTime open close }'
let queue: Request[] = []
/** Markets in one operation, two aliases each. It becomes smaller when the server refuses as many. */
let largestBatch = Math.floor(aliasesAnOperation / 2)

const pointSchema = v.pipe(
  v.object({ openTime: v.nonNullable(time, 'not a time'), open: decimal, close: decimal }),
  v.transform(
    ({ openTime, open, close }): PricePoint => ({
      time: Math.floor(openTime.getTime() / 1_000),
      open,
      close,
    }),
  ),
)

/** The prices of a day and of a week. Rows that ask at the same moment share one operation. */
export function priceLineQuery(poolAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'priceLine', poolAddress],
    queryFn: () => new Promise<PriceLine>((resolve, reject) => enqueue({ poolAddress, resolve, reject })),
    staleTime: 60_000,
    refetchInterval: 120_000,
  })
}

function enqueue(request: Request) {
  if (queue.length === 0) setTimeout(sendQueue, batchDelay)
  queue.push(request)
}

function sendQueue() {
  const requests = queue
  queue = []
  const size = largestBatch
  for (let start = 0; start < requests.length; start += size) void settle(requests.slice(start, start + size))
}

/** One refused alias nulls the whole answer: a refused batch is sent again in halves, so that only the refused line fails. */
async function settle(batch: Request[]): Promise<void> {
  try {
    const lines = await readLines(batch.map(({ poolAddress }) => poolAddress))
    for (const [index, { resolve }] of batch.entries()) resolve(lines[index] ?? { day: [], week: [] })
  } catch (error) {
    const divisible = batch.length > 1 && error instanceof InterfaceError && error.kind === 'refused'
    if (!divisible) {
      for (const { reject } of batch) reject(error)
      return
    }
    const half = Math.ceil(batch.length / 2)
    if (batch.length * 2 > fewestAliases) largestBatch = Math.min(largestBatch, half)
    await Promise.all([settle(batch.slice(0, half)), settle(batch.slice(half))])
  }
}

async function readLines(pools: string[]): Promise<PriceLine[]> {
  const declared = pools.map((_, index) => `$p${index}: String!`).join(', ')
  const aliases = pools.map(
    (_, index) =>
      `d${index}: candles(poolAddress: $p${index}, interval: "1h", limit: 26) ${fields}
       w${index}: candles(poolAddress: $p${index}, interval: "4h", limit: 43) ${fields}`,
  )
  const variables = Object.fromEntries(pools.map((pool, index) => [`p${index}`, pool]))
  const document = `query PriceLines(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables)
  return pools.map((_, index) => ({
    day: sortCandles(checkRows(pointSchema, data[`d${index}`])),
    week: sortCandles(checkRows(pointSchema, data[`w${index}`])),
  }))
}
