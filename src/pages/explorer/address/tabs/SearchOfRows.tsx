import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { Button } from '#ui/form/Button.tsx'

const route = getRouteApi('/address/$address')

const AddressSearch = lazyRouteComponent(() => import('./search/AddressSearch.tsx'), 'AddressSearch')

type SearchOfRowsProps = {
  list: 'transactions' | 'transfers'
  address: Address
  /** The panel of the list: gets the button for its head that opens the search, and what puts the search above its rows. */
  children: (open: ReactNode, searched: (rows: ReactNode) => ReactNode) => ReactNode
}

/** A list of an address that can be searched by method, token, other side and dates. Only the search loads its code. */
export function SearchOfRows({ list, address, children }: SearchOfRowsProps) {
  const { method, token, with: other, since, until } = route.useSearch()
  const isSearched = (method ?? token ?? other ?? since ?? until) !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const name = `Search these ${list}`
  if (!isSearched && !isOpen)
    return children(
      <Button size="small" aria-label={name} title={name} onClick={() => setIsOpen(true)}>
        <Search size={14} aria-hidden />
        <span className="max-sm:hidden">Search</span>
      </Button>,
      (rows) => rows,
    )
  return children(null, (rows) => (
    <Suspense fallback={<TabPending />}>
      <AddressSearch list={list} address={address} isSearched={isSearched} onClose={() => setIsOpen(false)}>
        {rows}
      </AddressSearch>
    </Suspense>
  ))
}
