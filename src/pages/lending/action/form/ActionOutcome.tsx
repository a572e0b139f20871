import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AccountState } from '#domain/lending/account/account.ts'
import type { Snapshot } from '#domain/lending/action/actionFigures.ts'
import { type NextLoan, nextLoan } from '#domain/lending/action/nextLoan.ts'
import { snapshotOf } from '#domain/lending/action/snapshot.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { typedAmount } from '#lib/numbers/amount.ts'
import { fromUnits, isZero, multiply } from '#lib/numbers/decimal.ts'
import { actionDone } from '#pages/lending/action/actionWords.ts'
import type { ActionContext, CycleCredit } from '#pages/lending/action/sign/actionPlan.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { PaymentAmount, PaymentTime, useNextPayment } from '#pages/lending/credit/NextPayment.tsx'
import { useFeesPaid } from '#pages/signing/useFeesPaid.ts'
import { ValuedFee } from '#pages/signing/ValuedFee.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Change } from '#ui/figures/numbers/Change.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { scoreOutcome } from './changes/scoreOutcome.ts'

type ActionOutcomeProps = {
  context: ActionContext
  state: Pick<ReturnType<typeof useAction>, 'signed' | 'moved' | 'preview'> & {
    approve: Pick<TransactionRecord, 'hash'> | null
  }
}

/**
 * A confirmed action in a sentence, in the place of its field: the amount by the receipt, else as it was signed, and, once
 * the account was read again, what it led to and the loan that a deposit allows.
 */
export function ActionOutcome({ context, state: { approve, signed, moved, preview } }: ActionOutcomeProps) {
  const { action, asset, symbol, decimals, part } = context
  const fees = useFeesPaid([approve?.hash, signed?.hash])
  if (signed === null) return null
  const now = part.from === 'pool' ? snapshotOf(part.state) : null
  // A read from before the action still has the wallet that it began with.
  const isReadAgain = now !== null && now.wallet !== preview?.before.wallet
  const loan = action === 'deposit' && part.from === 'pool' && nextLoan(part.account, asset)
  return (
    <section aria-label="Outcome" className="grid min-h-24 content-center gap-3 rounded-md bg-soft p-4">
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
        <Check size={20} className="mt-0.5 text-up" strokeWidth={2.5} aria-hidden />
        <p className="text-lg font-semibold wrap-anywhere">
          {actionDone[action]}{' '}
          <Amount value={fromUnits(moved ?? BigInt(signed.amount), decimals)} unit={symbol} />
        </p>
        {now && (
          <p className="col-start-2 min-h-5 text-sm text-muted">{isReadAgain && consequence(context, now)}</p>
        )}
      </div>
      {fees && (
        <dl className="text-sm">
          <Change label={fees.label} before={<ValuedFee wei={fees.wei} />} after={null} />
        </dl>
      )}
      {loan && (
        <Link
          to="."
          search={(before: Record<string, unknown>) => ({
            ...before,
            action: 'borrow' as const,
            asset: loan.reserve.asset,
            amount: typedAmount(fromUnits(loan.amount, loan.reserve.decimals)),
          })}
          replace
          resetScroll={false}
          // Its place is kept until the account was read again.
          className={`${buttonClass({ wide: true })} ${isReadAgain && loan.amount > 0n ? '' : 'invisible'}`}
        >
          <span>
            Borrow <LoanWorth {...loan} />, health stays safe
          </span>
        </Link>
      )}
    </section>
  )
}

/** A loan in dollars; its amount where the pool has no price. */
function LoanWorth({ reserve: { price, symbol, decimals }, amount }: NextLoan) {
  const whole = fromUnits(amount, decimals)
  if (price === 0n) return <Amount value={whole} unit={symbol} />
  return (
    <>
      <Money value={multiply(fromUnits(price, 18), whole)} /> in <ExternalText>{symbol}</ExternalText>
    </>
  )
}

/** What the action led to, by the account as it was read after it. */
function consequence({ action, symbol, part }: ActionContext, now: Snapshot): ReactNode {
  if (part.from === 'tokens') return null
  const { debt, deposited } = now
  const amount = (value: typeof debt) => <Amount value={value} unit={symbol} />
  if (action === 'deposit')
    return (
      <>
        Earns <Percent value={yieldOf(part.state.reserve.supplyRate)} places={2} /> a year now.
      </>
    )
  if (action === 'borrow') return <Due credit={part.credit} loan={part.state} />
  if (action === 'repay')
    return (
      <>
        {isZero(debt) ? 'Nothing of it is owed any more.' : <>{amount(debt)} stay owed.</>}{' '}
        {scoreOutcome(part.credit)}
      </>
    )
  return isZero(deposited) ? 'Nothing of it is deposited any more.' : <>{amount(deposited)} stay deposited.</>
}

type DueProps = { credit: CycleCredit; loan: AccountState }

/** What a loan has to pay next; its rate stands among the changes. */
function Due({ credit, loan }: DueProps) {
  const payment = useNextPayment(credit, [loan])
  if (payment === null) return null
  return (
    <>
      {payment.from && 'First payment: '}
      <PaymentAmount {...payment} /> <PaymentTime {...payment} />.
    </>
  )
}
