import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type AddressRecord, addressQuery, countersQuery } from '#interfaces/explorer/address/address.ts'
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
  const { data: kindAtNode, isLoading: isKindLoading } = useQuery({
    queryKey: ['node', 'kind', address],
    queryFn: ({ client }) => kindByCode(client, address),
    enabled: data ? data.isContract === null : error !== null,
  })
  const known = knownContract(address)
  const isUnsaid = isKindLoading || (!data && !error)
  return {
    record: data,
    /** Its name by the site's own configuration. */
    known,
    error,
    /** Whether the explorer may still tell the counts. */
    isCounting: isCounting || (!data && !error),
    /** The explorer neither has a record nor says that there is none. */
    isOut: !data && error !== null && !isNotFound(error),
    /** Null until explorer or node say whether it has code; `Address` where neither does. */
    kind: kindByExplorer(data) ?? kindAtNode ?? (known ? 'Contract' : isUnsaid ? null : 'Address'),
    transactionsCount: data?.transactionsCount ?? counters?.transactionsCount ?? null,
    tokenTransfersCount: data?.tokenTransfersCount ?? counters?.tokenTransfersCount ?? null,
  }
}

/** What an address with code is, by the explorer; null for any other. */
function kindByExplorer(record: AddressRecord | undefined) {
  if (record?.proxyType === 'eip7702') return 'Account'
  return record?.isContract ? 'Contract' : null
}

/** What an address is by its code at the node; null where the node does not say. */
async function kindByCode(client: QueryClient, address: Address) {
  const { codeQuery, kindOfCode } = await import('#interfaces/node/contract/code.ts')
  return kindOfCode(await client.fetchQuery(codeQuery(address)))
}
