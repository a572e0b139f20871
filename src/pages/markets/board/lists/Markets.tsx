import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { changeWindow } from '#pages/markets/board/orderMarkets.ts'
import { MarketRows, type MarketRowsProps } from './MarketRows.tsx'

const route = getRouteApi('/markets')

/** The code loads when the URL has filters. */
const FilteredMarkets = lazyRouteComponent(() => import('./FilteredMarkets.tsx'), 'FilteredMarkets')

/** The code loads when the board is sorted by change. */
const ByChange = lazyRouteComponent(() => import('./ByChange.tsx'), 'ByChange')

/** Markets of the board, or those of them that pass its filters. */
export function Markets(props: MarketRowsProps) {
  const { filter } = route.useSearch()
  const Rows = changeWindow(props.order) ? ChangedRows : MarketRows
  if (filter === undefined) return <Rows {...props} />
  return (
    <Suspense>
      <FilteredMarkets {...props} filter={filter} Rows={Rows} />
    </Suspense>
  )
}

function ChangedRows(props: MarketRowsProps) {
  return (
    <Suspense>
      <ByChange {...props} Rows={MarketRows} />
    </Suspense>
  )
}
