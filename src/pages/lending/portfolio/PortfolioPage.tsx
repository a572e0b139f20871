import { getRouteApi, Link } from '@tanstack/react-router'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { WatchAddress } from '#pages/lending/parts/credit/WatchAddress.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { ListSpace } from './ListSpace.tsx'
import { LoansPanel } from './LoansPanel.tsx'
import { NativeBalance } from './NativeBalance.tsx'
import { RecentPanel } from './RecentPanel.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import { TradesPanel } from './TradesPanel.tsx'

const route = getRouteApi('/portfolio/$address')

/** Everything one address has and owes. Each panel asks its own interface and fails on its own. */
export function PortfolioPage() {
  const { address } = route.useParams()
  const own = useWalletAddress() === address
  return (
    <>
      <PageHead
        kind="Portfolio of"
        title={<AddressLink address={address} />}
        documentTitle={`Portfolio of ${shortHash(address)}`}
        badges={own && <Badge tone="accent">You</Badge>}
        figures={<NativeBalance address={address} />}
        actions={<WatchAddress to="/portfolio/$address" />}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <Panel
            title="Lending"
            source="lending"
            control={
              <Link to="/lending/$address" params={{ address }} className="link text-xs">
                All about these loans
              </Link>
            }
          >
            <LoansPanel address={address} />
          </Panel>
          <Panel title="Tokens" source="explorer" pending={<ListSpace />}>
            <ListSpace>
              <TokensPanel address={address} />
            </ListSpace>
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <Panel title="Trades" source="indexer" pending={<ListSpace />}>
            <ListSpace>
              <TradesPanel address={address} />
            </ListSpace>
          </Panel>
          <Panel
            title="Recent transactions"
            source="explorer"
            pending={<ListSpace />}
            control={
              <Link to="/address/$address" params={{ address }} className="link text-xs">
                All transactions
              </Link>
            }
          >
            <ListSpace>
              <RecentPanel address={address} />
            </ListSpace>
          </Panel>
        </div>
      </div>
    </>
  )
}
