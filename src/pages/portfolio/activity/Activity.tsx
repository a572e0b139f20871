import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { swapsByUserQuery } from '#interfaces/indexer/swap.ts'
import { transfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { listRows } from '#pages/portfolio/ListSpace.tsx'
import type { portfolioTabs } from '#pages/portfolio/route.ts'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { type Tab, Tabs } from '#ui/layout/Tabs.tsx'
import { TradesPanel } from './TradesPanel.tsx'
import { TransactionsPanel } from './TransactionsPanel.tsx'
import { TransfersPanel } from './TransfersPanel.tsx'

type ActivityTab = (typeof portfolioTabs)[number]

type ActivityProps = { address: Address }

const route = getRouteApi('/portfolio/$address')

/** What an address did, in tabs: its trades where it is known to have some, its transactions and its token transfers. */
export function Activity({ address }: ActivityProps) {
  const { tab, trades = 1, transfers = 1 } = route.useSearch()
  const { data: swaps } = useQuery({ ...allSwapsByUserQuery(address), enabled: hasMarkets() })
  const hasTrades = swaps !== undefined && (swaps.rows.length > 0 || !swaps.isWhole)
  const tabs: Tab<ActivityTab>[] = [
    ...(hasTrades ? [{ id: 'trades', label: 'Trades' } as const] : []),
    { id: 'transactions', label: 'Transactions' },
    ...(hasMarkets() ? [{ id: 'transfers', label: 'Token transfers' } as const] : []),
  ]
  const current = tabs.find(({ id }) => id === tab)?.id ?? (hasTrades ? 'trades' : 'transactions')
  const page = current === 'trades' ? trades : transfers
  const keys = {
    trades: swapsByUserQuery(address, (page - 1) * listRows, listRows).queryKey,
    transactions: addressTransactionsQuery(address).queryKey,
    transfers: transfersByAddressQuery(address, (page - 1) * listRows, listRows).queryKey,
  }
  return (
    <div>
      <Tabs
        label="Activity"
        tabs={tabs}
        current={current}
        asOf={
          <>
            <QueryAsOf queryKey={keys[current]} />
            {current === 'transactions' && (
              <Link
                to="/address/$address"
                params={{ address }}
                className={buttonClass({ size: 'small', tone: 'quiet' })}
              >
                All transactions
              </Link>
            )}
          </>
        }
      >
        <Panel
          title={tabs.find(({ id }) => id === current)?.label ?? ''}
          source={current === 'transactions' ? 'explorer' : 'indexer'}
          bare
          pending={<TableSkeleton rows={listRows} />}
        >
          {current === 'trades' && <TradesPanel address={address} page={trades} />}
          {current === 'transactions' && <TransactionsPanel address={address} />}
          {current === 'transfers' && <TransfersPanel address={address} page={transfers} />}
        </Panel>
      </Tabs>
    </div>
  )
}
