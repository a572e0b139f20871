import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { address, decimal, hash, integer } from '#lib/wire/shapes.ts'
import { pageSize } from './assumptions.ts'
import { countRows, execute, time } from './execute.ts'
import { graphql } from './graphql.ts'

const transferFields = graphql(`
  fragment TransferFields on TokenTransfer {
    id transactionHash: txHash tokenAddress fromAddress toAddress amount blockNumber timestamp
  }
`)

const transferSchema = v.object({
  id: integer,
  transactionHash: hash,
  tokenAddress: address,
  fromAddress: address,
  toAddress: address,
  amount: decimal,
  blockNumber: integer,
  timestamp: time,
})

/** One transfer of a market's token, in whole units. */
export type TokenTransfer = v.InferOutput<typeof transferSchema>

const transfersDocument = graphql(
  `query TokenTransfers($tokenAddress: String!, $limit: Int, $offset: Int) {
    tokenTransfers(tokenAddress: $tokenAddress, limit: $limit, offset: $offset) { ...TransferFields }
  }`,
  [transferFields],
)

/** The transfers of a market's token, newest first, one page of `pageSize`, and how many could not be read. */
export function tokenTransfersQuery(tokenAddress: string, offset = 0) {
  return queryOptions({
    queryKey: ['indexer', 'tokenTransfers', tokenAddress, offset],
    queryFn: async ({ signal }) => {
      const data = await execute(transfersDocument, { tokenAddress, limit: pageSize, offset }, signal)
      return countRows(transferSchema, data.tokenTransfers)
    },
  })
}
