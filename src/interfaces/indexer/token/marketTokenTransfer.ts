import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { pageSize } from '#interfaces/indexer/assumptions.ts'
import { countRows, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { amount } from '#interfaces/indexer/indexerScale.ts'
import { readWholeList } from '#interfaces/indexer/wholeList.ts'
import { address, hash, integer } from '#lib/wire/shapes.ts'

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
  amount,
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

const transfersByAddressDocument = graphql(
  `query TransfersByAddress($address: String!, $limit: Int, $offset: Int) {
    transfersByAddress(address: $address, limit: $limit, offset: $offset) { ...TransferFields }
  }`,
  [transferFields],
)

/** The token transfers from or to an address, newest first, one page, and how many could not be read. */
export function transfersByAddressQuery(address: string, offset = 0, limit = pageSize) {
  return queryOptions({
    queryKey: ['indexer', 'transfersByAddress', address, offset, limit],
    queryFn: ({ signal }) => readTransfersByAddress(address, { limit, offset }, signal),
  })
}

/** Reads one page of the token transfers from or to an address, newest first. */
async function readTransfersByAddress(
  address: string,
  page: { limit: number; offset: number },
  signal: AbortSignal,
) {
  const data = await execute(transfersByAddressDocument, { address, ...page }, signal)
  return countRows(transferSchema, data.transfersByAddress)
}

/** The transfers of a market's token, newest first, one page, and how many could not be read. */
export function tokenTransfersQuery(tokenAddress: string, offset = 0, limit = pageSize) {
  return queryOptions({
    queryKey: ['indexer', 'tokenTransfers', tokenAddress, offset, limit],
    queryFn: async ({ signal }) => {
      const data = await execute(transfersDocument, { tokenAddress, limit, offset }, signal)
      return countRows(transferSchema, data.tokenTransfers)
    },
  })
}

/** Every token transfer from or to an address: at most ten pages of the largest size, and whether those are all. */
export function allTransfersByAddressQuery(address: string) {
  return queryOptions({
    queryKey: ['indexer', 'allTransfersByAddress', address],
    queryFn: ({ signal }) =>
      readWholeList(
        (page) => readTransfersByAddress(address, page, signal),
        ({ id, transactionHash }) => `${id}:${transactionHash}`,
      ),
    refetchInterval: 60_000,
  })
}
