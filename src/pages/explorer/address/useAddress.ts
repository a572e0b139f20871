import { useQuery } from '@tanstack/react-query'
import { addressQuery, countersQuery } from '#interfaces/explorer/address/address.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'

/** The explorer's record of an address. Its counts are requested separately when the record does not have them. */
export function useAddress(address: Address) {
  const answer = useQuery({ ...addressQuery(address), refetchInterval: liveInterval })
  const error = useLastError(answer, address)
  const { data } = answer
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
