import { useQuery } from '@tanstack/react-query'
import { tabCountersQuery } from '#interfaces/explorer/address/address.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useCached } from '#ui/feedback/useCached.ts'
import type { useAddress } from './useAddress.ts'

type Known = Pick<
  ReturnType<typeof useAddress>,
  'error' | 'kind' | 'transactionsCount' | 'tokenTransfersCount'
>

/**
 * Whether an address without code has nothing and sent nothing by the node, while the explorer has no record of it or counts
 * none of each kind. An unknown count proves nothing.
 */
export function useIsUnused(address: Address, known: Known): boolean {
  const { data: balance } = useQuery({ ...balanceQuery(address), retry: false })
  // The head asks for it, in code that is loaded later.
  const nonce = useCached((client) => client.getQueryData(['node', 'transactionCount', address]))
  const { data: counted } = useQuery({ ...tabCountersQuery(address), retry: false })
  if (known.kind !== 'Address' || balance !== 0n || nonce !== 0) return false
  const counts = [
    known.transactionsCount,
    known.tokenTransfersCount,
    counted?.internalTransactionsCount,
    counted?.tokenBalancesCount,
  ]
  return isNotFound(known.error) || counts.every((count) => count === 0)
}
