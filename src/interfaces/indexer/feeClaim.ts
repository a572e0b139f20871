import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { amount } from '#interfaces/indexer/indexerScale.ts'
import { address, hash, integer, optionalAddress } from '#lib/wire/shapes.ts'
import { countRows, execute, time } from './graphql/execute.ts'
import { graphql } from './graphql/graphql.ts'

const feeClaimSchema = v.object({
  id: integer,
  transactionHash: hash,
  poolAddress: optionalAddress,
  nftId: integer,
  recipient: address,
  amount,
  blockNumber: integer,
  timestamp: time,
})

/** Fees paid out to the owner of a market's NFT, in whole units of the stablecoin. */
export type FeeClaim = v.InferOutput<typeof feeClaimSchema>

const feeClaimsDocument = graphql(`
  query FeeClaims($nftId: Int!, $limit: Int) {
    feeClaims(nftId: $nftId, limit: $limit) {
      id transactionHash: txHash poolAddress nftId recipient amount blockNumber timestamp
    }
  }
`)

/** The fee claims of a market's NFT, newest first, and how many could not be read. */
export function feeClaimsQuery(nftId: number, limit = 100) {
  return queryOptions({
    queryKey: ['indexer', 'feeClaims', nftId, limit],
    queryFn: async ({ signal }) => {
      const { feeClaims } = await execute(feeClaimsDocument, { nftId, limit }, signal)
      return countRows(feeClaimSchema, feeClaims)
    },
  })
}
