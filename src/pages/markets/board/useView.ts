import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/markets')

/** The form of the board from the URL; a table by default, whose rows have two lines on a phone. */
export function useView(): 'table' | 'cards' {
  const { view } = route.useSearch()
  return view ?? 'table'
}
