import { useEffect } from 'react'
import * as v from 'valibot'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { stored } from '#lib/browser/storage.ts'
import { ActionSlot } from '#pages/lending/action/ActionSlot.tsx'
import { FaucetButton } from '#pages/lending/action/FaucetButton.tsx'
import { LendingAssets } from '#pages/lending/assets/LendingAssets.tsx'
import { PositionTable } from '#pages/lending/assets/PositionTable.tsx'
import { TotalFigures } from '#pages/lending/assets/TotalFigures.tsx'
import { TierTable } from '#pages/lending/credit/tiers/TierTable.tsx'
import { useLending } from '#pages/lending/data/useLending.ts'
import { WatchAddress } from '#pages/lending/ViewAddress.tsx'
import { useFailedPanel, useIsHidden } from '#ui/feedback/failure/outage.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { firstStep } from './firstStep.ts'
import { OwnCredit } from './OwnCredit.tsx'

/** The lending table, and the credit of the connected account. */
export function PoolsPage() {
  const wallet = useWallet()
  const user = wallet.status === 'connected' ? wallet.address : null
  const lending = useLending(user)
  const { rows } = lending
  // A first connection may take long, to scan a code with a phone, so the steps stay on screen.
  const status = wallet.status === 'connecting' && wallet.isNew ? 'disconnected' : wallet.status
  const step =
    config().wallet.demo && (user || status === 'disconnected') ? firstStep(user !== null, rows) : null

  return (
    <>
      <PageHead
        title="Lending"
        documentTitle="Lending"
        asOf={<AsOf at={lending.readAt} />}
        figures={<Totals lending={lending} />}
        actions={
          <>
            {user && step !== 'tokens' && !lending.state.isPending && (
              <FaucetButton user={user} rows={rows} />
            )}
            <WatchAddress to="/lending/$address" />
          </>
        }
      />
      <div className="grid gap-4">
        <Panel
          title={step && !user ? 'Start here' : 'Your credit'}
          asOf={user && <AsOf at={lending.readAt} />}
        >
          <OwnCredit lending={lending} status={status} user={user} step={step} isNew={isNew()} />
        </Panel>
        {(user || status === 'connecting') && <OwnPositions lending={lending} isFirst={step !== null} />}
        <Panel title="Assets">
          <LendingAssets
            lending={lending}
            // A wallet that connects again has its column from the start.
            person={user || status === 'connecting' ? { address: user, isOwn: true } : null}
            skeleton={<TableSkeleton rows={4} tall />}
          />
        </Panel>
        {lending.reserves.data !== null && (
          <Panel title="What your score gets you">
            <Scores lending={lending} />
          </Panel>
        )}
      </div>
      <ActionSlot />
    </>
  )
}

/** The totals of the pool. With the lending service and the node down, one notice speaks for them and the assets. */
function Totals({ lending: { rows, pools, reserves } }: { lending: ReturnType<typeof useLending> }) {
  const key = 'totals of the pool'
  useFailedPanel(pools.data ? null : reserves.error, () => void reserves.refetch(), key)
  return !useIsHidden(key) && <TotalFigures rows={rows} />
}

type OwnPositionsProps = {
  lending: ReturnType<typeof useLending>
  /** Whether the person is a first-time borrower, who has no positions. */
  isFirst: boolean
}

/** Whether the account that this browser saw last had positions: then their panel has its place before they are read. */
const hadPositions = stored('positions', v.boolean(), false)

/** Whether an account is likely to have no positions, before it is read: where anybody gets test tokens, most have none at first. */
function isNew(): boolean {
  return config().wallet.demo && !hadPositions.read()
}

/** The deposits and debts of the connected wallet; nothing for a pool that reports no positions. */
function OwnPositions({ lending: { rows, state, readAt }, isFirst }: OwnPositionsProps) {
  const has = state.data ? !isFirst : null
  useEffect(() => {
    if (has !== null) hadPositions.write(has)
  }, [has])
  if (has === false || (state.isPending ? isNew() : !state.data)) return null
  return (
    <Panel title="Your positions" asOf={<AsOf at={readAt} />}>
      {state.data ? <PositionTable rows={rows} isOwn /> : <TableSkeleton rows={1} lines={3} tall />}
    </Panel>
  )
}

/** The table of score tiers with the rates of the first borrowable asset. */
function Scores({ lending: { rows, waiting, reserves, state } }: { lending: ReturnType<typeof useLending> }) {
  // Without the contract the table has multipliers: it waits, so that they do not turn into rates.
  if (waiting || reserves.isPending) return <Skeleton rows={8} />
  return (
    <TierTable
      reserve={rows.find(({ reserve }) => reserve?.borrowable)?.reserve ?? null}
      tier={state.data?.account.tier ?? null}
      score={state.data?.account.creditScore ?? null}
    />
  )
}
