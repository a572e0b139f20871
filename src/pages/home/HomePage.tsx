import { config } from '#lib/browser/config.ts'
import { SearchBox } from '#pages/root/search/SearchBox.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CreditPanel } from './CreditPanel.tsx'
import { ExplorerFailure } from './ExplorerFailure.tsx'
import { IndexingNotice } from './IndexingNotice.tsx'
import { LatestBlocks } from './LatestBlocks.tsx'
import { LatestTransactions } from './LatestTransactions.tsx'
import { MoreLink } from './MoreLink.tsx'
import { Movers, moverCount } from './Movers.tsx'
import { NetworkFigures } from './NetworkFigures.tsx'
import { Rates } from './Rates.tsx'
import { TransactionsTide } from './TransactionsTide.tsx'
import { useExplorerFailure } from './useExplorerFailure.ts'

/** The front page: one search, the figures of the network, and the newest of markets, credit and chain. */
export function HomePage() {
  const explorerFailure = useExplorerFailure()
  return (
    <div className="grid grid-cols-1 gap-4">
      <title>Tideline</title>
      <header className="grid grid-cols-1 gap-4 pt-2 sm:pt-5">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-lg font-semibold sm:text-xl">
            Markets, chain and credit of <bdi>{config().name}</bdi>
          </h1>
          <p className="text-muted">
            Trade tokens on bonding curves, borrow at the rate your credit score earns, look up anything on
            the chain.
          </p>
        </div>
        <div className="flex max-w-3xl">
          <SearchBox size="page" />
        </div>
        <NetworkFigures />
        {explorerFailure ? <ExplorerFailure error={explorerFailure} /> : <TransactionsTide />}
      </header>
      <IndexingNotice />
      <div className="grid min-w-0 gap-4 md:grid-cols-2 xl:grid-cols-3">
        <div className="grid min-w-0 md:max-xl:col-span-2">
          <Panel
            title="Top movers"
            source="indexer"
            rows={moverCount + 1}
            control={<MoreLink to="/markets">All markets</MoreLink>}
          >
            <Movers />
          </Panel>
        </div>
        <Panel title="Rates" source="lending" rows={6} control={<MoreLink to="/lending">Lending</MoreLink>}>
          <Rates />
        </Panel>
        <CreditPanel />
      </div>
      {!explorerFailure && (
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
          <Panel
            title="Latest blocks"
            source="explorer"
            rows={6}
            lines={2}
            control={<MoreLink to="/blocks">All blocks</MoreLink>}
          >
            <LatestBlocks />
          </Panel>
          <Panel
            title="Latest transactions"
            source="explorer"
            rows={6}
            lines={2}
            control={<MoreLink to="/txs">All transactions</MoreLink>}
          >
            <LatestTransactions />
          </Panel>
        </div>
      )}
    </div>
  )
}
