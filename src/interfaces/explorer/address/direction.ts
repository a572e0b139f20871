import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Sides = { from: AddressParameter; to: AddressParameter | null; createdContract: AddressParameter | null }

/** Whether a transaction goes from an address, or to it: a contract is where its own creation goes to. */
export function isInDirection(address: Address, filter: 'from' | 'to' | undefined) {
  return ({ from, to, createdContract }: Sides) =>
    filter === 'from' ? from.address === address : (to ?? createdContract)?.address === address
}
