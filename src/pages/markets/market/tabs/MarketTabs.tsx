import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'

const route = getRouteApi('/markets/$poolAddress')

// The route loads the code of the tab that it begins with in parallel with its data.
const Trades = lazyRouteComponent(() => import('./trades/Trades.tsx'), 'Trades')
const OtherTab = lazyRouteComponent(() => import('./OtherTab.tsx'), 'OtherTab')

type MarketTabsProps = { market: Market }

/** Trades, holders, the largest trades, transfers, fees, volatility and description of a market. */
export function MarketTabs({ market }: MarketTabsProps) {
  const { tab = 'trades' } = route.useSearch()
  return (
    <Tabs
      label="Market"
      current={tab}
      keep={['interval', 'unit', 'scale', 'chart', 'range', 'line', 'time']}
      tabs={[
        { id: 'trades', label: 'Trades', count: market.tradesTotal },
        { id: 'holders', label: 'Holders', count: holdersBesidesPool(market) },
        { id: 'whales', label: 'Whales' },
        { id: 'transfers', label: 'Transfers' },
        { id: 'fees', label: 'Fees' },
        { id: 'volatility', label: 'Volatility' },
        { id: 'about', label: 'About' },
      ]}
    >
      {/* As high as the window, so that a tab which is still short does not move the tabs. */}
      <div className="grid min-h-[calc(100dvh-11rem)] content-start gap-4">
        <Suspense fallback={<TabPending />}>
          {tab === 'trades' ? <Trades market={market} /> : <OtherTab market={market} tab={tab} />}
        </Suspense>
      </div>
    </Tabs>
  )
}

function TabPending() {
  return (
    <Panel title="Loading" bare>
      <TableSkeleton rows={10} lines={2} />
    </Panel>
  )
}
