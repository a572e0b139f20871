import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { baseUnits, decimal, integer, lenientList } from '#lib/wire/shapes.ts'

const chartAliases = {
  transactions: ['transactions_count', 'transaction_count', 'tx_count'],
  price: ['closing_price'],
} satisfies Aliases

const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))

/**
 * The rows of a chart, oldest first, each day once. Servers send the newest day first, some days twice or not at all.
 */
function chartSchema<const Row extends v.GenericSchema<unknown, { date: string }>>(row: Row) {
  return v.pipe(
    v.object({ chart_data: lenientList(row) }),
    v.transform(({ chart_data: { rows } }) =>
      [...new Map(rows.map((point) => [point.date, point])).values()].sort((a, b) =>
        a.date < b.date ? -1 : 1,
      ),
    ),
  )
}

export const transactionsDaySchema = record(
  {
    date,
    transactions: known(integer),
    /** The gas that they used; few explorers send it. */
    gasUsed: known(baseUnits),
    /** Addresses that sent one or more of them; few explorers send it. */
    activeAddresses: known(integer),
  },
  chartAliases,
)

export type TransactionsDay = v.InferOutput<typeof transactionsDaySchema>

/** `GET /stats/charts/transactions`: transactions of each UTC day, oldest first. */
export function transactionsChartQuery() {
  return queryOptions({
    queryKey: ['explorer', 'transactionsChart'],
    queryFn: ({ signal }) =>
      get('/stats/charts/transactions', chartSchema(transactionsDaySchema), {}, signal),
    staleTime: 60_000,
  })
}

export const marketDaySchema = record(
  { date, price: known(decimal), marketCap: known(decimal) },
  chartAliases,
)

/** `GET /stats/charts/market`: USD price of the native coin, oldest day first; empty without a source. */
export function marketChartQuery() {
  return queryOptions({
    queryKey: ['explorer', 'marketChart'],
    queryFn: ({ signal }) => get('/stats/charts/market', chartSchema(marketDaySchema), {}, signal),
    staleTime: 60_000,
  })
}
