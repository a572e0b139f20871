import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { userAmountUnit } from '#interfaces/lending/assumptions.ts'
import { userQuery } from '#interfaces/lending/user.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { Part, ToldRates } from '#pages/lending/action/sign/actionPlan.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'

type UnknownChangesProps = { action: LendingAction; symbol: string; user: Address; part: Part }

const decides: Record<LendingAction, string> = {
  deposit: 'Only the contract knows what the deposit lets you borrow.',
  withdraw: 'Only the contract knows how much can be withdrawn, and whether a loan needs it as collateral.',
  borrow: 'Only the contract knows how much of this asset you may borrow, and when you can be liquidated.',
  repay: 'Only the contract knows what you owe of this asset, and what this leaves of it.',
}

/**
 * The panel beside the form of a pool that reports no loans: the figures of the tokens and the lending service, and
 * which are unknown.
 */
export function UnknownChanges({ action, symbol, user, part }: UnknownChangesProps) {
  if (part.from !== 'tokens') return null
  const { wallet, pTokens, decimals } = part.holding
  return (
    <section aria-label="What is known" className="min-w-0 rounded-md bg-raised p-4 sm:self-start">
      <h3 className="mb-3 text-xs font-medium text-muted">What is known</h3>
      <dl className="grid gap-2.5 text-sm">
        <Line label="In your wallet">
          <Amount value={fromUnits(wallet, decimals)} unit={symbol} />
        </Line>
        <Line label="Your pTokens">
          <Amount value={fromUnits(pTokens, decimals)} />
        </Line>
        <Told action={action} user={user} rates={part.rates} />
      </dl>
      <p className="mt-3 text-xs text-muted">
        {decides[action]} The call is simulated before your wallet is asked.
      </p>
    </section>
  )
}

type ToldProps = { action: LendingAction; user: Address; rates: ToldRates }

/** The lending service's figures of the asset, and of all loans of the person. */
function Told({ action, user, rates }: ToldProps) {
  const { data: record } = useQuery(userQuery(user))
  if (action === 'deposit' || action === 'withdraw')
    return (
      <Line label="Supply APY">
        <Percent value={rates.supply} places={2} />
      </Line>
    )
  const reported = action === 'borrow' ? record?.availableToBorrow : record?.amountBorrowed
  return (
    <>
      <Line label="Borrow APY">
        <Percent value={rates.borrow} places={2} />
      </Line>
      <Line label={action === 'borrow' ? 'Available to borrow' : 'Debt in all assets'}>
        {userAmountUnit() === 'usd' ? (
          <Money value={reported ?? null} />
        ) : (
          <Amount value={reported ?? null} />
        )}
      </Line>
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  )
}
