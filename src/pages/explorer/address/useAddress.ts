import { type QueryClient, useQuery } from '@tanstack/react-query'
import { addressQuery, countersQuery } from '#interfaces/explorer/address/address.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'

/**
 * The explorer's record of an address. Its counts are requested separately when the record does not have them, and
 * whether it is a contract is asked of the node where the explorer does not say.
 */
export function useAddress(address: Address) {
  const answer = useQuery({ ...addressQuery(address), refetchInterval: liveInterval })
  const error = useLastError(answer, address)
  const { data } = answer
  const { data: counters, isLoading: isCounting } = useQuery({
    ...countersQuery(address),
    enabled: data !== undefined && (data.transactionsCount === null || data.tokenTransfersCount === null),
  })
  const { data: kindAtNode } = useQuery({
    queryKey: ['node', 'kind', address],
    queryFn: ({ client }) => kindByCode(client, address),
    enabled: data ? data.isContract === null : error !== null,
  })
  const kind = data?.proxyType === 'eip7702' ? 'Account' : data?.isContract ? 'Contract' : null
  const known = knownContract(address)
  return {
    record: data,
    /** Its name by the site's own configuration. */
    known,
    error,
    /** Whether the explorer may still tell the counts. */
    isCounting: isCounting || (!data && !error),
    /** The explorer neither has a record nor says that there is none. */
    isOut: !data && error !== null && !isNotFound(error),
    kind: kind ?? kindAtNode ?? (known ? 'Contract' : 'Address'),
    transactionsCount: data?.transactionsCount ?? counters?.transactionsCount ?? null,
    tokenTransfersCount: data?.tokenTransfersCount ?? counters?.tokenTransfersCount ?? null,
  }
}

/** What an address is by its code at the node; null where the node does not say. */
async function kindByCode(client: QueryClient, address: Address) {
  const { codeQuery, kindOfCode } = await import('#interfaces/node/contract/code.ts')
  return kindOfCode(await client.fetchQuery(codeQuery(address)))
}
