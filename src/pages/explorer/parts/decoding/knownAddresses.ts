import { createContext } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Address } from '#lib/wire/shapes.ts'

export type KnownAddress = Pick<AddressParameter, 'address' | 'name' | 'isContract' | 'isScam'>

/** The names of addresses, and which are contracts, by the record of the page: for arguments, which are bare addresses. */
export const KnownAddresses = createContext<ReadonlyMap<Address, KnownAddress>>(new Map())

/** The addresses that a transaction and its transfers name. */
export function addressesOf({
  from,
  to,
  createdContract,
  tokenTransfers,
}: Pick<Transaction, 'from' | 'to' | 'createdContract' | 'tokenTransfers'>): ReadonlyMap<
  Address,
  KnownAddress
> {
  const moved = (tokenTransfers ?? []).flatMap(({ from: sender, to: receiver, token }) => [
    sender,
    receiver,
    ...(token ? [{ ...token, isContract: true }] : []),
  ])
  const named = [from, to, createdContract, ...moved].filter((each) => each !== null)
  return new Map(named.map((each) => [each.address, each]))
}
