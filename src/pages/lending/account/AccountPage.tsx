import { getRouteApi } from '@tanstack/react-router'
import { userAmountUnit } from '#interfaces/lending/assumptions.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { ActionSlot } from '#pages/lending/action/ActionSlot.tsx'
import { ActivityPanel } from '#pages/lending/activity/ActivityPanel.tsx'
import { LendingAssets } from '#pages/lending/assets/LendingAssets.tsx'
import { PositionTable } from '#pages/lending/assets/PositionTable.tsx'
import { CreditHead } from '#pages/lending/credit/CreditHead.tsx'
import { creditFigures } from '#pages/lending/credit/creditFigures.ts'
import { MissingCredit } from '#pages/lending/credit/MissingCredit.tsx'
import { accountOf } from '#pages/lending/data/accountOf.ts'
import { userEventsQuery } from '#pages/lending/data/lendingEvents.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { WatchAddress } from '#pages/lending/ViewAddress.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { CreditHistory } from './CreditHistory.tsx'
import { heldReserves, LiquidationPrices } from './LiquidationPrices.tsx'
import { WhatIf } from './WhatIf.tsx'

const route = getRouteApi('/lending/$address')

/** The credit and loans of any account. The owner, when connected, can act. */
export function AccountPage() {
  const { address } = route.useParams()
  const own = useWalletAddress() === address
  const lending = useLending(address)
  const { state } = lending
  return (
    <>
      <PageHead
        kind="Loans of"
        long
        title={<AddressLink address={address} />}
        documentTitle={`Loans of ${shortHash(address)}`}
        badges={<Badge tone={own ? 'accent' : 'neutral'}>{own ? 'You' : 'View only'}</Badge>}
        actions={<WatchAddress to="/lending/$address" />}
      />
      <div className="grid gap-4">
        <Panel title="Credit" asOf={<AsOf at={lending.readAt} />}>
          <Credit lending={lending} isOwn={own} />
        </Panel>
        {(state.data || state.isPending) && (
          <Panel title="Positions" asOf={<AsOf at={lending.readAt} />}>
            {state.data ? (
              <PositionTable rows={lending.rows} isOwn={own} />
            ) : (
              <TableSkeleton rows={1} lines={3} tall />
            )}
          </Panel>
        )}
        <Panel title="Credit history" source="node" asOf={<AsOf at={lending.readAt} />}>
          <CreditHistory address={address} state={lending.state} />
        </Panel>
        <Panel title="Assets" asOf={<AsOf at={lending.readAt} />}>
          <LendingAssets
            lending={lending}
            person={{ address, isOwn: own }}
            skeleton={
              <div className={own ? 'max-sm:min-h-97' : 'max-sm:min-h-65'}>
                <Skeleton rows={5} />
              </div>
            }
          />
        </Panel>
        <RiskPanels lending={lending} />
        {state.data && (
          <ActivityPanel
            title="Activity"
            query={userEventsQuery(address)}
            reserves={state.data.reserves}
            file={`lending-${address}`}
            of={`account ${address}`}
          />
        )}
      </div>
      {own && <ActionSlot />}
    </>
  )
}

/**
 * The liquidation prices and the simulation. Their space is reserved while they load. An account that holds nothing has no
 * such prices.
 */
function RiskPanels({ lending: { state, readAt } }: { lending: ReturnType<typeof useLending> }) {
  if (!state.data && !state.isPending) return null
  const account = state.data && accountOf(state.data)
  return (
    <>
      {(!account || heldReserves(account).length > 0) && (
        <Panel title="Liquidation prices" source="node" asOf={<AsOf at={readAt} />}>
          {account ? <LiquidationPrices account={account} /> : <Skeleton rows={4} />}
        </Panel>
      )}
      <Panel title="What if">
        <div className="min-h-86 lg:min-h-56">
          {account ? <WhatIf account={account} /> : <Skeleton rows={6} />}
        </div>
      </Panel>
    </>
  )
}

function Credit({ lending, isOwn }: { lending: ReturnType<typeof useLending>; isOwn: boolean }) {
  const { state, record, rows } = lending
  const figures = creditFigures(state.data, record.data)
  if (figures)
    return (
      <CreditHead
        figures={figures}
        rows={rows}
        unit={userAmountUnit()}
        credit={state.data?.credit ?? null}
        isOwn={isOwn}
      />
    )
  return <MissingCredit lending={lending} none="This address has no credit record." withPayment />
}
