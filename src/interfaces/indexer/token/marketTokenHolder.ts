import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { check, countRows, execute } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { amount } from '#interfaces/indexer/indexerScale.ts'
import { address, integer } from '#lib/wire/shapes.ts'

export const holderSchema = v.object({
  holderAddress: address,
  balance: amount,
  percentage: v.fallback(v.nullable(v.number()), null),
})

/** One holder of a token. `percentage` is 0 to 100, null when it cannot be read. */
export type Holder = v.InferOutput<typeof holderSchema>

const topHoldersDocument = graphql(`
  query TopHolders($tokenAddress: String!, $limit: Int) {
    topHolders(tokenAddress: $tokenAddress, limit: $limit) { holderAddress balance percentage }
  }
`)

const holderCountDocument = graphql(`
  query HolderCount($tokenAddress: String!) { holderCount(tokenAddress: $tokenAddress) }
`)

/** The hundred largest holders of a token, the pool among them, and how many rows could not be read. */
export function topHoldersQuery(tokenAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'topHolders', tokenAddress],
    queryFn: async ({ signal }) =>
      countRows(
        holderSchema,
        (await execute(topHoldersDocument, { tokenAddress, limit: 100 }, signal)).topHolders,
      ),
  })
}

/** How many addresses hold a token. */
export function holderCountQuery(tokenAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'holderCount', tokenAddress],
    queryFn: async ({ signal }) =>
      check(integer, (await execute(holderCountDocument, { tokenAddress }, signal)).holderCount),
  })
}
