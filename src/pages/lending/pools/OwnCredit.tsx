import { lazy, Suspense } from 'react'
import { userAmountUnit } from '#interfaces/lending/assumptions.ts'
import { askToConnect, type WalletState } from '#interfaces/wallet/wallet.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { creditFigures } from '#pages/lending/credit/creditFigures.ts'
import { CreditPlaceholder, MissingCredit } from '#pages/lending/credit/MissingCredit.tsx'
import { ScoreGauge } from '#pages/lending/credit/ScoreGauge.tsx'
import { bestDeposit } from '#pages/lending/data/bestDeposit.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Button } from '#ui/form/Button.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import type { FirstStep } from './firstStep.ts'
import { Prospect } from './Prospect.tsx'

const CreditHead = lazy(async () => ({
  default: (await import('#pages/lending/credit/CreditHead.tsx')).CreditHead,
}))

type OwnCreditProps = {
  lending: ReturnType<typeof useLending>
  status: WalletState['status']
  user: Address | null
  /** The next step of a first-time borrower; null for everybody else. */
  step: FirstStep | null
  /** Whether the account is likely to be a first-time borrower's: the place of the steps is kept while it is read. */
  isNew: boolean
}

/** The credit of the connected account, or the steps to get one. */
export function OwnCredit({ lending, status, user, step, isNew }: OwnCreditProps) {
  const { state, record, rows } = lending
  if (status === 'disconnected')
    return step ? (
      <FirstSteps step={step} user={user} rows={rows} />
    ) : (
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
  const figures = creditFigures(state.data, record.data)
  if (figures && step)
    return (
      <div className="flex flex-wrap items-center gap-y-4 p-4 sm:gap-x-8">
        <div>
          <ScoreGauge score={figures.score} hasTiers={figures.from === 'node'} />
        </div>
        <div className="-my-4 min-w-0 flex-1 max-sm:-mr-4 sm:basis-72">
          <FirstSteps step={step} user={user} rows={rows} />
        </div>
        {step === 'deposit' && <Prospect row={bestDeposit(rows)} />}
        {figures.doubt && <p className="basis-full text-xs text-warn">{figures.doubt}</p>}
      </div>
    )
  if (figures)
    return (
      <Suspense fallback={<CreditPlaceholder withPayment={!isNew} />}>
        <CreditHead
          figures={figures}
          rows={rows}
          unit={userAmountUnit()}
          credit={state.data?.credit ?? null}
          isOwn
        />
      </Suspense>
    )
  return (
    <div className={isNew ? 'sm:min-h-37.75' : ''}>
      <MissingCredit lending={lending} none="You have no credit record yet." withPayment={!isNew} />
    </div>
  )
}
