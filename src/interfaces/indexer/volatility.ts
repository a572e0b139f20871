import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { integer } from '#lib/wire/shapes.ts'
import { largestPage } from './assumptions.ts'
import { checkRows, execute, time } from './execute.ts'
import { graphql } from './graphql.ts'

const volatilitySchema = v.object({ volatility: integer, blockNumber: integer, timestamp: time })

const volatilityDocument = graphql(`
  query VolatilityHistory($poolAddress: String!, $limit: Int) {
    volatilityHistory(poolAddress: $poolAddress, limit: $limit) { volatility blockNumber timestamp }
  }
`)

/** A market's volatility over time, oldest first whichever way the indexer sends it. */
export function volatilityHistoryQuery(poolAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'volatilityHistory', poolAddress],
    queryFn: async ({ signal }) => {
      const data = await execute(volatilityDocument, { poolAddress, limit: largestPage }, signal)
      const history = checkRows(volatilitySchema, data.volatilityHistory)
      return history.sort((left, right) => left.blockNumber - right.blockNumber)
    },
  })
}
