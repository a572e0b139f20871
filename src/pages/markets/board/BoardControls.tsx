import { getRouteApi, lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useIsPhone, useMedia } from '#ui/layout/useMedia.ts'
import { BoardPresets } from './BoardPresets.tsx'
import { type BoardOrder, presetOrders } from './boardOrder.ts'
import { ColumnChoice } from './columns/ColumnChoice.tsx'
import { useFilter } from './filter/useFilter.ts'
import { orderOptions } from './orderMarkets.ts'
import { QuickBuyChoice } from './quickBuy/QuickBuyChoice.tsx'
import { useView } from './useView.ts'

const route = getRouteApi('/markets')

/** The orders that are not among the links, behind what stands there while one of the links is chosen. */
const others = [{ value: '' as const, label: 'More orders' }, ...orderOptions.slice(presetOrders)]

/**
 * The controls of the board: markets, order and form, which are in the URL, and the columns. On a phone they are two lines,
 * on its side one; the order gives way to the others.
 */
export function BoardControls() {
  const { order = 'market-cap', q, list } = route.useSearch()
  const view = useView()
  const navigate = useNavigate({ from: '/markets' })
  const isPhone = useIsPhone()
  const isSmall = useMedia('(width < 40rem), (height < 30rem)')
  const offered = isSmall ? orderOptions : others
  const [filter, setFilter] = useFilter(q, (next) => set({ q: next }))

  function set(change: {
    order?: BoardOrder | undefined
    q?: string | undefined
    list?: 'watched' | undefined
    view?: 'table' | 'cards' | undefined
  }) {
    return navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  }

  const isWatched = list === 'watched'
  return (
    <div className="thumbs flex flex-wrap items-start gap-2 max-sm:gap-y-1">
      <div className="min-w-22 flex-1 sm:max-w-72">
        <Input
          label="Filter by name, symbol or address"
          bare
          type="search"
          placeholder="Search"
          value={filter}
          onChange={setFilter}
        />
      </div>
      <Button
        aria-label="Only watched markets"
        aria-pressed={isWatched}
        onClick={() => set({ list: isWatched ? undefined : 'watched' })}
      >
        <Star size={15} className={isWatched ? 'fill-current text-accent' : ''} aria-hidden />
        <span className="max-sm:hidden">Watched</span>
      </Button>
      <div className="sm:order-last">
        <Segmented
          label="View"
          value={view}
          options={[
            { value: 'table' as const, label: 'Table' },
            { value: 'cards' as const, label: 'Cards' },
          ]}
          onChange={(value) => set({ view: value })}
        />
      </div>
      {!isSmall && <BoardPresets />}
      <div className="flex w-full gap-1 *:shrink-0 sm:contents">
        <div className="grid min-w-0 flex-auto shrink! sm:flex-none [&_*]:min-w-0 [&_select]:w-full">
          <Select
            label="Sort by"
            bare
            value={offered.some(({ value }) => value === order) ? order : ''}
            options={offered}
            onChange={(value) => set({ order: value === '' || value === 'market-cap' ? undefined : value })}
          />
        </div>
        <FilterChoice />
        <div className="flex items-center gap-2 sm:ml-auto sm:shrink-0">
          <QuickBuyChoice />
          {view === 'table' && !isPhone && <ColumnChoice />}
        </div>
      </div>
    </div>
  )
}

/** The code loads with the first press. */
const FilterDialog = lazyRouteComponent(() => import('./filter/FilterDialog.tsx'), 'FilterDialog')

/** Opens the filters of the board, and shows how many are set. */
function FilterChoice() {
  const { filter } = route.useSearch()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <span className={filter && 'text-accent'}>Filters{filter && ` · ${filter.split(',').length}`}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDialog onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
