import { config } from '#lib/browser/config.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { SearchForm } from '#pages/explorer/parts/page/SearchForm.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { BlocksChart } from './BlocksChart.tsx'
import { IndexingNotice } from './IndexingNotice.tsx'
import { LatestBlocks } from './LatestBlocks.tsx'
import { LatestTransactions } from './LatestTransactions.tsx'
import { MoreLink } from './MoreLink.tsx'
import { NetworkFigures } from './NetworkFigures.tsx'
import { TransactionsChart } from './TransactionsChart.tsx'

/** The home page of the explorer: search, figures, latest blocks and transactions. */
export function HomePage() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <ExplorerNavigation />
        <PageHead title={config().name} documentTitle="Explorer" />
        <SearchForm />
      </div>
      <IndexingNotice />
      <Panel title="The network" bare source="explorer" pending={<FiguresPending />}>
        <NetworkFigures />
      </Panel>
      <div className="grid min-w-0 gap-4 lg:grid-cols-2">
        <Panel
          title="Latest blocks"
          source="explorer"
          rows={7}
          control={<MoreLink to="/blocks">All blocks</MoreLink>}
        >
          <LatestBlocks />
        </Panel>
        <Panel
          title="Latest transactions"
          source="explorer"
          rows={7}
          control={<MoreLink to="/txs">All transactions</MoreLink>}
        >
          <LatestTransactions />
        </Panel>
        <Panel title="Transactions a day" source="explorer">
          <TransactionsChart />
        </Panel>
        <Panel title="How full the last blocks were" source="explorer">
          <BlocksChart />
        </Panel>
      </div>
    </div>
  )
}

/** Reserves the space of the figures while they load. */
function FiguresPending() {
  return (
    <div className="min-h-68 sm:min-h-36">
      <Skeleton rows={4} />
    </div>
  )
}
