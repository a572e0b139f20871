import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Sides = { from: AddressParameter; to: AddressParameter | null; createdContract: AddressParameter | null }

/**
 * A filter for transactions from or to an address. The creation of a contract counts as a transaction to the contract.
 */
export function isInDirection(address: Address, filter: 'from' | 'to' | undefined) {
  return ({ from, to, createdContract }: Sides) =>
    filter === 'from' ? from.address === address : (to ?? createdContract)?.address === address
}
