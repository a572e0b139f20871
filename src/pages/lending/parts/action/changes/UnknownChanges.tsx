import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Part } from '#pages/lending/parts/action/actionPlan.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'

type UnknownChangesProps = { action: LendingAction; symbol: string; part: Part }

const decides: Record<LendingAction, string> = {
  deposit: 'What the deposit earns and what it lets you borrow is known to the contract only.',
  withdraw:
    'How much can be withdrawn, and whether a loan needs it as collateral, is known to the contract only.',
  borrow:
    'How much you may borrow, at which rate, and when you can be liquidated is known to the contract only.',
  repay: 'What you owe, and what of it this leaves, is known to the contract only.',
}

/** Beside the form of a pool that reports no loans: what the tokens tell, and what nobody does. */
export function UnknownChanges({ action, symbol, part }: UnknownChangesProps) {
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
      </dl>
      <p className="mt-3 text-xs text-muted">
        {decides[action]} The call is simulated before your wallet is asked.
      </p>
    </section>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  )
}
