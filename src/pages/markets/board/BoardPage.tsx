import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { LiveLine } from '#pages/markets/parts/LiveLine.tsx'
import { useLiveMarkets } from '#pages/markets/parts/useLiveMarkets.ts'
import { Input } from '#ui/form/Input.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Select } from '#ui/form/Select.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import type { BoardOrder } from './boardOrder.ts'
import { FoundMarkets } from './FoundMarkets.tsx'
import { MarketList } from './MarketList.tsx'
import { NewMarkets } from './NewMarkets.tsx'
import { orderOptions } from './order.ts'
import { Trending } from './Trending.tsx'
import { useFilter } from './useFilter.ts'
import { WatchedMarkets } from './WatchedMarkets.tsx'

const route = getRouteApi('/markets')

/** Every market: found, sorted, followed, live. */
export function BoardPage() {
  const { order = 'market-cap', q, list, view = 'table' } = route.useSearch()
  const navigate = useNavigate({ from: '/markets' })
  const live = useLiveMarkets(null)
  const [filter, setFilter] = useFilter(q, (next) =>
    navigate({ search: (before) => ({ ...before, q: next }), replace: true, resetScroll: false }),
  )

  function set(change: { order?: BoardOrder; list?: 'watched' | undefined; view?: 'cards' | undefined }) {
    return navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  }

  return (
    <>
      <PageHead title="Markets" documentTitle="Markets" actions={<LiveLine {...live} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Trending />
        <div className="flex flex-wrap items-start gap-2">
          <div className="min-w-40 flex-1 sm:max-w-72">
            <Input
              label="Filter by name, symbol or address"
              bare
              type="search"
              placeholder="Name, symbol or address"
              value={filter}
              onChange={setFilter}
            />
          </div>
          <Segmented
            label="Which markets"
            value={list ?? 'all'}
            options={[
              { value: 'all', label: 'All' },
              { value: 'watched', label: 'Watched' },
            ]}
            onChange={(value) => set({ list: value === 'watched' ? value : undefined })}
          />
          <div className="flex flex-1 items-center justify-end gap-2">
            <Select
              label="Order"
              bare
              value={order}
              options={orderOptions}
              onChange={(value) => set({ order: value })}
            />
            <Segmented
              label="Form"
              value={view}
              options={[
                { value: 'table', label: 'Table' },
                { value: 'cards', label: 'Cards' },
              ]}
              onChange={(value) => set({ view: value === 'cards' ? value : undefined })}
            />
          </div>
        </div>
        <Panel title="Markets" source="indexer" rows={40} bare>
          <NewMarkets />
          {q !== undefined ? (
            <FoundMarkets query={q} order={order} view={view} />
          ) : list === 'watched' ? (
            <WatchedMarkets order={order} view={view} />
          ) : (
            <MarketList order={order} view={view} />
          )}
        </Panel>
      </div>
    </>
  )
}
