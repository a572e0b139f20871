import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config, hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { SearchBox } from '#pages/root/search/SearchBox.tsx'
import { useDemoWallet } from '#pages/signing/demo/useDemoWallet.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { Doors } from './doors/Doors.tsx'
import { TryDemo } from './doors/TryDemo.tsx'
import { homeLine, homeTitle } from './homeTitle.ts'
import { moverCount } from './markets/rankMovers.ts'

const CreditPanel = lazyRouteComponent(() => import('./CreditPanel.tsx'), 'CreditPanel')
const IndexerLag = lazyRouteComponent(() => import('#pages/lag/IndexerLag.tsx'), 'IndexerLag')
const IndexingNotice = lazyRouteComponent(() => import('./chain/IndexingNotice.tsx'), 'IndexingNotice')
const LatestBlocks = lazyRouteComponent(() => import('./chain/LatestBlocks.tsx'), 'LatestBlocks')
const LatestTransactions = lazyRouteComponent(
  () => import('./chain/LatestTransactions.tsx'),
  'LatestTransactions',
)
const Movers = lazyRouteComponent(() => import('./markets/Movers.tsx'), 'Movers')
const NetworkFigures = lazyRouteComponent(() => import('./chain/NetworkFigures.tsx'), 'NetworkFigures')
const OwnLine = lazyRouteComponent(() => import('./own/OwnLine.tsx'), 'OwnLine')
const Rates = lazyRouteComponent(() => import('./Rates.tsx'), 'Rates')
const TransactionsPerDay = lazyRouteComponent(
  () => import('#pages/explorer/parts/figures/TransactionsPerDay.tsx'),
  'TransactionsPerDay',
)

/** The front page: a search, a link to each area, and the newest of markets, credit and chain. */
export function HomePage() {
  const [markets, lending] = [hasMarkets(), hasLending()]
  const wallet = useWallet()
  const user = wallet.status === 'connected' ? wallet.address : null
  const isBack = user !== null || (wallet.status === 'connecting' && !wallet.isNew)
  const demo = useDemoWallet()
  // One's own money stands in place of the heading; a newcomer keeps it until the tokens have come.
  const isOwn = lending && isBack && demo.step === 'ready'
  const latest = useIsPhone() ? 3 : 6
  return (
    <div className="grid gap-4 [--table-top:auto]">
      <title>Tideline</title>
      <header className="grid gap-3 pt-2">
        {/* As high for everybody, so that nothing below moves when somebody connects. */}
        <div className={`grid gap-1 ${isOwn ? 'min-h-25 lg:min-h-19.5' : ''}`}>
          <h1 tabIndex={-1} className={isOwn ? 'sr-only' : 'text-lg font-semibold text-balance sm:text-xl'}>
            {homeTitle({ markets, lending })} <bdi>{config().name}</bdi>
          </h1>
          <div className="min-h-10 text-base sm:text-md">
            {lending && isBack ? (
              <Suspense>{user && <OwnLine user={user} isFilling={!isOwn} />}</Suspense>
            ) : (
              <p className="text-muted">
                {homeLine({ markets, lending }, config().wallet.demo, wallet.status === 'disconnected')}
              </p>
            )}
          </div>
        </div>
        <div className="grid gap-2 sm:flex sm:items-start sm:gap-4">
          <TryDemo demo={demo} />
          <div className="flex min-w-0 flex-1">
            <SearchBox size="page" />
          </div>
        </div>
      </header>
      <Doors />
      <Suspense>
        <IndexingNotice />
      </Suspense>
      {(markets || lending) && (
        <div className="grid min-w-0 gap-4 *:flex *:flex-col md:grid-cols-2 xl:grid-cols-3">
          {markets && (
            <div className="movers-space min-w-0 *:grow md:max-xl:col-span-2">
              <Panel
                title="Top movers"
                source="indexer"
                rows={moverCount + 1}
                control={<MoreLink to="/markets">All markets</MoreLink>}
              >
                <Movers />
              </Panel>
            </div>
          )}
          {lending && (
            <>
              <Panel
                title={
                  <>
                    Rates <span className="font-normal text-faint">per year</span>
                  </>
                }
                source="lending"
                rows={7}
                control={<MoreLink to="/lending">All assets</MoreLink>}
              >
                <Rates />
              </Panel>
              <Suspense
                fallback={
                  <Panel title="What your score gets you">
                    <Skeleton rows={8} />
                  </Panel>
                }
              >
                <CreditPanel />
              </Suspense>
            </>
          )}
        </div>
      )}
      <div className="grid min-w-0 gap-4 lg:grid-cols-2">
        <Panel
          title="Latest blocks"
          source="explorer"
          rows={latest}
          lines={2}
          control={<MoreLink to="/blocks">All blocks</MoreLink>}
        >
          <LatestBlocks />
        </Panel>
        <Panel
          title="Latest transactions"
          source="explorer"
          rows={latest}
          lines={2}
          control={<MoreLink to="/txs">All transactions</MoreLink>}
        >
          <LatestTransactions />
        </Panel>
      </div>
      <Panel title="Network" source="explorer">
        <div className="grid gap-4 px-4 py-3">
          <Suspense fallback={<div className="min-h-20 sm:min-h-7" />}>
            <NetworkFigures />
          </Suspense>
          <Suspense fallback={<div className="h-40" />}>
            <TransactionsPerDay />
          </Suspense>
        </div>
      </Panel>
      {markets && (
        <Suspense>
          <IndexerLag />
        </Suspense>
      )}
    </div>
  )
}

type MoreLinkProps = { to: '/markets' | '/lending' | '/blocks' | '/txs'; children: string }

/** A link from a short list to the whole one. */
function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <Link to={to} className={buttonClass({ size: 'small', tone: 'quiet' })}>
      {children}
    </Link>
  )
}
