import { useQuery } from '@tanstack/react-query'
import { addressQuery } from '#interfaces/explorer/address/address.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from './AddressParameterLink.tsx'

type RecordedAddressProps = { address: Address; whole?: boolean }

/**
 * A link to an address that came without a name: the explorer's record of it has its name and says whether it is a contract.
 * It is one request, so long lists must not use it.
 */
export function RecordedAddress({ address, whole = false }: RecordedAddressProps) {
  const { data } = useQuery({
    ...addressQuery(address),
    enabled: knownContract(address) === null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const bare = { address, name: null, isContract: null, isScam: false }
  return <AddressParameterLink address={data ?? bare} whole={whole} />
}
