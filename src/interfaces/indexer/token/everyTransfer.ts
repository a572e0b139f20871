import { queryOptions } from '@tanstack/react-query'
import { readEveryRow } from '#interfaces/indexer/everyRow.ts'
import { readTransfersByAddress } from './tokenTransfer.ts'

/** Every token transfer from or to an address: at most ten pages of the largest size, and whether those are all. */
export function everyTransferByAddressQuery(address: string) {
  return queryOptions({
    queryKey: ['indexer', 'everyTransferByAddress', address],
    queryFn: ({ signal }) =>
      readEveryRow(
        (page) => readTransfersByAddress(address, page, signal),
        ({ id, transactionHash }) => `${id}:${transactionHash}`,
      ),
    refetchInterval: 60_000,
  })
}
