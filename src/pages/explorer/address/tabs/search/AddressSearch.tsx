import type { ReactNode } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import { SearchedTransactions } from './SearchedTransactions.tsx'
import { SearchedTransfers } from './SearchedTransfers.tsx'
import { SearchForm } from './SearchForm.tsx'

const found = { transactions: SearchedTransactions, transfers: SearchedTransfers }

type AddressSearchProps = {
  list: 'transactions' | 'transfers'
  address: Address
  isSearched: boolean
  onClose: () => void
  /** The list while nothing is searched. */
  children: ReactNode
}

/** The fields of a search through a list of an address, and the rows that match. */
export function AddressSearch({ list, address, isSearched, onClose, children }: AddressSearchProps) {
  const Found = found[list]
  return (
    <>
      <SearchForm list={list} onClose={onClose} />
      {isSearched ? <Found address={address} /> : children}
    </>
  )
}
