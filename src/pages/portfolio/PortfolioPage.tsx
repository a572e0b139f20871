import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { useWallet, useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { WatchAddress } from '#pages/lending/ViewAddress.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Activity } from './activity/Activity.tsx'
import { EmptyPortfolio } from './EmptyPortfolio.tsx'
import { PortfolioFigures } from './PortfolioFigures.tsx'
import { LoansPanel } from './panels/LoansPanel.tsx'
import { TokensPanel, TokensSpace } from './panels/TokensPanel.tsx'
import { PositionsPanel, PositionsSpace } from './positions/PositionsPanel.tsx'
import { FreshStart } from './start/FreshStart.tsx'
import { useIsEmpty } from './useIsEmpty.ts'
import { isNothing, useIsFresh } from './useIsFresh.ts'
import { WorthPanel } from './worth/WorthPanel.tsx'

const IndexerLag = lazyRouteComponent(() => import('#pages/lag/IndexerLag.tsx'), 'IndexerLag')
const WatchedPanel = lazyRouteComponent(() => import('./panels/WatchedPanel.tsx'), 'WatchedPanel')

/** A link in the head of a panel. */
const headLink = buttonClass({ size: 'small', tone: 'quiet' })

const route = getRouteApi('/portfolio/$address')

/** Everything one address has and owes. */
export function PortfolioPage() {
  const { address } = route.useParams()
  const own = useWalletAddress() === address
  const wallet = useWallet()
  // Most who return look at their own: the page does not change its form once that is known.
  const isReturning = wallet.status === 'connecting' && !wallet.isNew
  const isFresh = useIsFresh(address) && (own || isReturning)
  const isEmpty = useIsEmpty(address) && !isFresh
  return (
    <>
      <PageHead
        kind="Portfolio of"
        long
        title={<AddressLink address={address} />}
        documentTitle={`Portfolio of ${shortHash(address)}`}
        badges={<Badge tone={own ? 'accent' : 'neutral'}>{own ? 'You' : 'View only'}</Badge>}
        asOf={<QueryAsOf queryKey={balanceQuery(address).queryKey} />}
        figures={<PortfolioFigures address={address} />}
        actions={<WatchAddress to="/portfolio/$address" />}
      />
      {/* The footer stays below the window: it does not jump when the space of the lists is given up. */}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 ${isEmpty || isFresh ? 'min-h-[calc(100svh-12rem)]' : ''}`}
      >
        {isEmpty ? (
          <>
            <EmptyPortfolio address={address} />
            <AnyTransactions address={address} />
          </>
        ) : (
          <>
            {isFresh && <FreshStart address={address} />}
            <Lists key={String(isFresh)} address={address} isFresh={isFresh} isOwn={own} />
          </>
        )}
        {own && (
          <Suspense>
            <WatchedPanel />
          </Suspense>
        )}
      </div>
      {hasMarkets() && (
        <Suspense>
          <IndexerLag />
        </Suspense>
      )}
    </>
  )
}

type ListsProps = {
  address: Address
  /** Whether it is a wallet without trades and loans, whose lists of these are left out. */
  isFresh: boolean
  isOwn: boolean
}

/** What an address holds, owes and did. Each panel reads its own interface and fails alone. */
function Lists({ address, isFresh, isOwn }: ListsProps) {
  const { data: loans } = useQuery({ ...userStateQuery(address), enabled: hasLending() })
  return (
    <>
      {hasMarkets() && !isFresh && (
        <div className="grid gap-4">
          <WorthPanel address={address} />
          <Panel
            title="Market positions"
            source="indexer"
            pending={<PositionsSpace address={address} isOwn={isOwn} />}
            asOf={<QueryAsOf queryKey={allSwapsByUserQuery(address).queryKey} />}
          >
            <PositionsPanel address={address} isOwn={isOwn} />
          </Panel>
        </div>
      )}
      {/* A panel whose interface is down leaves its width to the other, and beside a long list nothing stands alone. */}
      <div
        className={`grid items-start gap-4 ${loans?.positions.every(isNothing) ? '' : 'lg:grid-cols-[repeat(auto-fit,minmax(26rem,1fr))]'}`}
      >
        <Panel
          title="Tokens"
          source="explorer"
          pending={<TokensSpace address={address} />}
          asOf={<QueryAsOf queryKey={tokenBalancesQuery(address, 'ERC-20').queryKey} />}
        >
          <TokensPanel address={address} />
        </Panel>
        {/* The steps say it of a fresh wallet, unless the pool does not report its loans. */}
        {hasLending() && !(isFresh && loans) && (
          <Panel
            title="Lending"
            source="node"
            asOf={<QueryAsOf queryKey={userStateQuery(address).queryKey} />}
            control={
              <Link to="/lending/$address" params={{ address }} className={headLink}>
                View loans
              </Link>
            }
          >
            <LoansPanel address={address} isOwn={isOwn} />
          </Panel>
        )}
      </div>
      <Activity address={address} />
    </>
  )
}

/** The newest transactions of an address that has some. */
function AnyTransactions({ address }: { address: Address }) {
  const { data } = useQuery(addressTransactionsQuery(address))
  return data && data.items.length > 0 && <Activity address={address} />
}
