import { userAmountUnit } from '#interfaces/lending/assumptions.ts'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { ActionSlot } from '#pages/lending/parts/action/ActionSlot.tsx'
import { CreditHead } from '#pages/lending/parts/credit/CreditHead.tsx'
import { CreditPlaceholder } from '#pages/lending/parts/credit/CreditPlaceholder.tsx'
import { creditFigures } from '#pages/lending/parts/credit/creditFigures.ts'
import { TierTable } from '#pages/lending/parts/credit/TierTable.tsx'
import { WatchAddress } from '#pages/lending/parts/credit/WatchAddress.tsx'
import { useLending } from '#pages/lending/parts/data/useLending.ts'
import { FaucetButton } from '#pages/lending/parts/faucet/FaucetButton.tsx'
import { LendingTable } from '#pages/lending/parts/table/LendingTable.tsx'
import { PoolNotice } from '#pages/lending/parts/table/PoolNotice.tsx'
import { TotalFigures } from '#pages/lending/parts/table/TotalFigures.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/Failure.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

/** The lending table, and the credit of whoever is connected. */
export function PoolsPage() {
  const wallet = useWallet()
  const user = wallet.status === 'connected' ? wallet.address : null
  const lending = useLending(user)
  const { rows, waiting, pools, reserves } = lending

  return (
    <>
      <PageHead
        title="Lending"
        documentTitle="Lending"
        asOf={<AsOf at={lending.readAt} />}
        figures={<TotalFigures rows={rows} />}
        actions={
          <>
            <FaucetButton user={user} rows={rows} />
            <WatchAddress to="/lending/$address" />
          </>
        }
      />
      <div className="grid gap-4">
        <Panel title="Your credit" asOf={user && <AsOf at={lending.readAt} />}>
          <OwnCredit lending={lending} status={wallet.status} />
        </Panel>
        <Panel title="Assets" bare>
          <PoolNotice lending={lending} />
          {waiting ? (
            <Skeleton rows={5} />
          ) : pools.error && reserves.error ? (
            <Failure
              error={pools.error}
              retry={() => void Promise.all([pools.refetch(), reserves.refetch()])}
            />
          ) : (
            <LendingTable rows={rows} person={user ? 'own' : null} />
          )}
        </Panel>
        <Panel title="What your score gets you">
          {waiting ? (
            <Skeleton rows={7} />
          ) : (
            <TierTable
              reserve={rows.find(({ reserve }) => reserve?.borrowable)?.reserve ?? null}
              tier={lending.state.data?.account.tier ?? null}
              score={lending.state.data?.account.creditScore ?? null}
            />
          )}
        </Panel>
      </div>
      <ActionSlot />
    </>
  )
}

type OwnCreditProps = {
  lending: ReturnType<typeof useLending>
  status: ReturnType<typeof useWallet>['status']
}

function OwnCredit({ lending, status }: OwnCreditProps) {
  const { state, record, rows } = lending
  if (status === 'disconnected')
    return (
      <Empty
        action={
          <Button tone="primary" onClick={askToConnect}>
            Connect a wallet
          </Button>
        }
      >
        Deposit to earn interest, and borrow against it. Your on-chain credit score sets your rate.
      </Empty>
    )
  const figures = creditFigures(state.data?.account, record.data)
  if (figures) return <CreditHead figures={figures} rows={rows} unit={userAmountUnit()} />
  if (state.isError && record.isError)
    return <Failure error={state.error} retry={() => void Promise.all([state.refetch(), record.refetch()])} />
  if (status === 'connected' && state.isFetched && record.isFetched)
    return <Empty>You have no credit record yet.</Empty>
  return <CreditPlaceholder />
}
