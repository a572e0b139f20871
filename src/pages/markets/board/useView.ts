import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/markets')

/** The form of the board: the address names it; otherwise a table, whose rows are two lines on a phone. */
export function useView(): 'table' | 'cards' {
  const { view } = route.useSearch()
  return view ?? 'table'
}
