import { userAmountUnit } from '#interfaces/lending/assumptions.ts'
import { askToConnect, useWallet } from '#interfaces/node/wallet.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Failure } from '#ui/Failure.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ActionSlot } from '../parts/ActionSlot.tsx'
import { CreditHead } from '../parts/CreditHead.tsx'
import { CreditPlace } from '../parts/CreditPlace.tsx'
import { FaucetButton } from '../parts/FaucetButton.tsx'
import { LendingTable } from '../parts/LendingTable.tsx'
import { PoolNotice } from '../parts/PoolNotice.tsx'
import { creditFigures } from '../parts/standing.ts'
import { TierTable } from '../parts/TierTable.tsx'
import { TotalFigures } from '../parts/TotalFigures.tsx'
import { useLending } from '../parts/useLending.ts'
import { WatchAddress } from '../parts/WatchAddress.tsx'

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
        figures={<TotalFigures rows={rows} />}
        actions={
          <>
            <FaucetButton user={user} rows={rows} />
            <WatchAddress to="/lending/$address" />
          </>
        }
      />
      <div className="grid gap-4">
        <Panel title="Your credit">
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
        <Panel title="What a credit score is worth">
          <TierTable
            reserve={null}
            tier={lending.account.data?.tier ?? null}
            score={lending.account.data?.creditScore ?? null}
          />
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
  const { account, record, rows } = lending
  if (status === 'disconnected')
    return (
      <Empty
        action={
          <Button tone="primary" onClick={askToConnect}>
            Connect a wallet
          </Button>
        }
      >
        Deposit to earn interest, borrow against it at a rate your on-chain credit score sets. The table below
        needs no wallet.
      </Empty>
    )
  const figures = creditFigures(account.data, record.data)
  if (figures) return <CreditHead figures={figures} rows={rows} unit={userAmountUnit()} />
  if (account.isError && record.isError)
    return (
      <Failure error={account.error} retry={() => void Promise.all([account.refetch(), record.refetch()])} />
    )
  if (status === 'connected' && account.isFetched && record.isFetched)
    return <Empty>Nothing is known of your credit yet.</Empty>
  return <CreditPlace />
}
