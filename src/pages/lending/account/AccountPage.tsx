import { getRouteApi } from '@tanstack/react-router'
import { userAmountUnit } from '#interfaces/lending/assumptions.ts'
import { useWalletAddress } from '#interfaces/node/wallet.ts'
import { shortHash } from '#lib/midcut.ts'
import { AddressLink } from '#ui/AddressLink.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Failure } from '#ui/Failure.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ActionSlot } from '../parts/ActionSlot.tsx'
import { CreditHead } from '../parts/CreditHead.tsx'
import { CreditPlace } from '../parts/CreditPlace.tsx'
import { LendingTable } from '../parts/LendingTable.tsx'
import { PoolNotice } from '../parts/PoolNotice.tsx'
import { creditFigures } from '../parts/standing.ts'
import { useLending } from '../parts/useLending.ts'
import { WatchAddress } from '../parts/WatchAddress.tsx'
import { CreditHistory } from './CreditHistory.tsx'

const route = getRouteApi('/lending/$address')

/** Anybody's credit and loans, to look at; the owner, when connected, may act. */
export function AccountPage() {
  const { address } = route.useParams()
  const own = useWalletAddress() === address
  const lending = useLending(address)
  const { rows, waiting, pools, reserves } = lending
  return (
    <>
      <PageHead
        kind="Loans of"
        title={<AddressLink address={address} />}
        documentTitle={`Loans of ${shortHash(address)}`}
        badges={<Badge tone={own ? 'accent' : 'neutral'}>{own ? 'You' : 'Watching'}</Badge>}
        actions={<WatchAddress to="/lending/$address" />}
      />
      <div className="grid gap-4">
        <Panel title="Credit">
          <Credit lending={lending} />
        </Panel>
        <Panel title="Positions">
          <PoolNotice lending={lending} />
          {waiting ? (
            <div className="max-sm:min-h-97">
              <Skeleton rows={5} />
            </div>
          ) : pools.error && reserves.error ? (
            <Failure
              error={pools.error}
              retry={() => void Promise.all([pools.refetch(), reserves.refetch()])}
            />
          ) : (
            <LendingTable rows={rows} person={own ? 'own' : 'other'} />
          )}
        </Panel>
        <Panel title="What the score is made of" source="node">
          <CreditHistory user={address} />
        </Panel>
      </div>
      {own && <ActionSlot />}
    </>
  )
}

function Credit({ lending }: { lending: ReturnType<typeof useLending> }) {
  const { account, record, rows } = lending
  const figures = creditFigures(account.data, record.data)
  if (figures) return <CreditHead figures={figures} rows={rows} unit={userAmountUnit()} />
  if (account.error && record.error)
    return (
      <Failure error={account.error} retry={() => void Promise.all([account.refetch(), record.refetch()])} />
    )
  if (account.isPending || record.isPending) return <CreditPlace />
  return <Empty>Nothing is known of this address's credit.</Empty>
}
