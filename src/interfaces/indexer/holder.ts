import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { address, decimal, integer } from '#lib/wire/shapes.ts'
import { check, checkRows, execute } from './execute.ts'
import { graphql } from './graphql.ts'

const holderSchema = v.object({ holderAddress: address, balance: decimal, percentage: v.number() })

/** One holder of a token. `percentage` is 0 to 100. */
export type Holder = v.InferOutput<typeof holderSchema>

const topHoldersDocument = graphql(`
  query TopHolders($tokenAddress: String!, $limit: Int) {
    topHolders(tokenAddress: $tokenAddress, limit: $limit) { holderAddress balance percentage }
  }
`)

const holderCountDocument = graphql(`
  query HolderCount($tokenAddress: String!) { holderCount(tokenAddress: $tokenAddress) }
`)

/** The largest holders of a token, the pool among them. */
export function topHoldersQuery(tokenAddress: string, limit = 100) {
  return queryOptions({
    queryKey: ['indexer', 'topHolders', tokenAddress, limit],
    queryFn: async ({ signal }) =>
      checkRows(
        holderSchema,
        (await execute(topHoldersDocument, { tokenAddress, limit }, signal)).topHolders,
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
