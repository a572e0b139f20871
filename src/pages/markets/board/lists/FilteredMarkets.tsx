import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { parseMarketFilter, wantsMarket } from '#domain/markets/marketFilter.ts'
import { formatCount } from '#lib/format/count.ts'
import { LoadAll } from '#pages/markets/board/filter/LoadAll.tsx'
import { useSeconds } from '#ui/figures/useSeconds.ts'
import { Button } from '#ui/form/Button.tsx'
import type { MarketRowsProps } from './MarketRows.tsx'

const route = getRouteApi('/markets')

type FilteredMarketsProps = MarketRowsProps & {
  filter: string
  /**
   * The component that renders the rows. It is passed in, because an import here would split the board into more
   * chunks.
   */
  Rows: ComponentType<MarketRowsProps>
}

/** The loaded markets that pass the filters in the URL. */
export function FilteredMarkets({
  filter: text,
  Rows,
  markets,
  empty,
  children,
  ...rest
}: FilteredMarketsProps) {
  const navigate = useNavigate({ from: '/markets' })
  const { q, list } = route.useSearch()
  const seconds = useSeconds()
  const filter = parseMarketFilter(text)
  const answers = markets.map((market) => wantsMarket(filter, market, seconds))
  const rows = markets.filter((_, index) => answers[index])
  const unknown = answers.filter((answer) => answer === null).length
  const isBoard = q === undefined && list === undefined
  return (
    <Rows {...rest} markets={rows} empty={markets.length > 0 ? 'No market matches the filters.' : empty}>
      {/* The other markets come by themselves: the button for more of the board has nothing to do. */}
      <span className={isBoard ? '[&_button]:hidden' : 'contents'}>
        {`${formatCount(rows.length)} of `}
        {children}
      </span>
      {unknown > 0 && ` · ${formatCount(unknown)} left out: a figure is unknown`}
      {filter.unreadable > 0 && (
        <span className="text-warn">
          {filter.unreadable === 1 ? '1 filter' : `${filter.unreadable} filters`} of this address could not be
          read
        </span>
      )}
      {isBoard && <LoadAll order={rest.order} />}
      <Button
        size="small"
        onClick={() =>
          navigate({
            search: (search) => ({ ...search, filter: undefined }),
            replace: true,
            resetScroll: false,
          })
        }
      >
        Clear filters
      </Button>
    </Rows>
  )
}
