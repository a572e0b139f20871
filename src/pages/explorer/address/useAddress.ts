import { useQuery } from '@tanstack/react-query'
import { addressQuery, countersQuery } from '#interfaces/explorer/address.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'

/** What the explorer knows of an address; its counts come with it, or are asked for by themselves. */
export function useAddress(address: Address) {
  const { data, error } = useQuery({ ...addressQuery(address), refetchInterval: liveInterval })
  const { data: counters } = useQuery({
    ...countersQuery(address),
    enabled: data !== undefined && (data.transactionsCount === null || data.tokenTransfersCount === null),
  })
  return {
    record: data,
    error,
    transactionsCount: data?.transactionsCount ?? counters?.transactionsCount ?? null,
    tokenTransfersCount: data?.tokenTransfersCount ?? counters?.tokenTransfersCount ?? null,
  }
}
