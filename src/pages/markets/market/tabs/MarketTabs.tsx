import { getRouteApi } from '@tanstack/react-router'
import type { Market } from '#interfaces/indexer/market.ts'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { About } from './About.tsx'
import { Fees } from './Fees.tsx'
import { Holders } from './Holders.tsx'
import { Trades } from './Trades.tsx'
import { Transfers } from './Transfers.tsx'
import { Volatility } from './Volatility.tsx'

const route = getRouteApi('/markets/$poolAddress')
const contents = {
  trades: Trades,
  holders: Holders,
  transfers: Transfers,
  fees: Fees,
  volatility: Volatility,
  about: About,
}

type MarketTabsProps = { market: Market }

/** Trades, holders, transfers, fees, volatility and description of a market. */
export function MarketTabs({ market }: MarketTabsProps) {
  const { tab = 'trades' } = route.useSearch()
  const Content = contents[tab]
  return (
    <Tabs
      label="Market"
      current={tab}
      keep={['interval', 'unit', 'scale', 'chart']}
      tabs={[
        { id: 'trades', label: 'Trades', count: market.tradesTotal },
        { id: 'holders', label: 'Holders', count: market.holders },
        { id: 'transfers', label: 'Transfers' },
        { id: 'fees', label: 'Fees' },
        { id: 'volatility', label: 'Volatility' },
        { id: 'about', label: 'About' },
      ]}
    >
      <Content market={market} />
    </Tabs>
  )
}
