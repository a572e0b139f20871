import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { largestPage } from '#interfaces/indexer/assumptions.ts'
import { countRows, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { count } from '#interfaces/indexer/indexerScale.ts'
import { integer } from '#lib/wire/shapes.ts'

const volatilitySchema = v.object({ volatility: count, blockNumber: integer, timestamp: time })

const volatilityDocument = graphql(`
  query VolatilityHistory($poolAddress: String!, $limit: Int) {
    volatilityHistory(poolAddress: $poolAddress, limit: $limit) { volatility blockNumber timestamp }
  }
`)

/** A market's volatility over time, oldest first whichever way the indexer sends it, and how many records could not be read. */
export function volatilityHistoryQuery(poolAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'volatilityHistory', poolAddress],
    queryFn: async ({ signal }) => {
      const data = await execute(volatilityDocument, { poolAddress, limit: largestPage }, signal)
      const { rows, unreadable } = countRows(volatilitySchema, data.volatilityHistory)
      return { rows: rows.sort((left, right) => left.blockNumber - right.blockNumber), unreadable }
    },
  })
}
