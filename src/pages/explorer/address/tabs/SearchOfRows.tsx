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
  /** The list while nothing is searched, with the button that opens the search above its rows. */
  children: (open?: ReactNode) => ReactNode
}

/** A list of an address that can be searched by method, token, other side and dates. Only the search loads its code. */
export function SearchOfRows({ list, address, children }: SearchOfRowsProps) {
  const { method, token, with: other, since, until } = route.useSearch()
  const isSearched = (method ?? token ?? other ?? since ?? until) !== undefined
  const [isOpen, setIsOpen] = useState(false)
  if (!isSearched && !isOpen)
    return children(
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Search size={14} aria-hidden />
        Search these {list}
      </Button>,
    )
  return (
    <Suspense fallback={<TabPending />}>
      <AddressSearch list={list} address={address} isSearched={isSearched} onClose={() => setIsOpen(false)}>
        {children()}
      </AddressSearch>
    </Suspense>
  )
}
