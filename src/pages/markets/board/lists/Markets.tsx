import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MarketRows, type MarketRowsProps } from './MarketRows.tsx'

const route = getRouteApi('/markets')

/** The code loads when the URL has filters. */
const FilteredMarkets = lazyRouteComponent(() => import('./FilteredMarkets.tsx'), 'FilteredMarkets')

/** Markets of the board, or those of them that pass its filters. */
export function Markets(props: MarketRowsProps) {
  const { filter } = route.useSearch()
  if (filter === undefined) return <MarketRows {...props} />
  return (
    <Suspense>
      <FilteredMarkets {...props} filter={filter} Rows={MarketRows} />
    </Suspense>
  )
}
