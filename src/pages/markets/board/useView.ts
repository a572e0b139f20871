import { getRouteApi } from '@tanstack/react-router'
import { useIsPhone } from '#ui/layout/useMedia.ts'

const route = getRouteApi('/markets')

/** The form of the board: the address names it; otherwise cards on a phone and a table where there is room. */
export function useView(): 'table' | 'cards' {
  const { view } = route.useSearch()
  const isPhone = useIsPhone()
  return view ?? (isPhone ? 'cards' : 'table')
}
