import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActionFigures } from '#domain/lending/action/actionFigures.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { fromUnits, isZero } from '#lib/numbers/decimal.ts'
import { actionDone } from '#pages/lending/action/actionWords.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'

type ActionOutcomeProps = {
  context: ActionContext
  state: Pick<ReturnType<typeof useAction>, 'signed' | 'moved' | 'preview'>
}

/**
 * A confirmed action in a sentence, in the place of its field: the amount by the receipt, else as it was signed, what it
 * leads to, and after a deposit the loan that it allows.
 */
export function ActionOutcome({ context, state: { signed, moved, preview } }: ActionOutcomeProps) {
  const { action, asset, symbol, decimals, part } = context
  if (signed === null) return null
  const canBorrow =
    action === 'deposit' &&
    part.from === 'pool' &&
    part.state.reserve.borrowable &&
    preview !== null &&
    !isZero(preview.after.available)
  return (
    <section aria-label="Outcome" className="grid min-h-24 content-center gap-3 rounded-md bg-soft p-4">
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
        <Check size={20} className="mt-0.5 text-up" strokeWidth={2.5} aria-hidden />
        <p className="text-lg font-semibold wrap-anywhere">
          {actionDone[action]}{' '}
          <Amount value={fromUnits(moved ?? BigInt(signed.amount), decimals)} unit={symbol} />
        </p>
        <p className="col-start-2 text-sm text-muted empty:hidden">{consequence(context, preview)}</p>
      </div>
      {canBorrow && (
        <Link
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, action: 'borrow' as const, asset })}
          resetScroll={false}
          className={buttonClass({ wide: true })}
        >
          <span>
            Borrow up to <Money value={preview.after.available} />
          </span>
        </Link>
      )}
    </section>
  )
}

/** What the action leads to; nothing for a pool that does not report it. */
function consequence({ action, symbol, part }: ActionContext, preview: ActionFigures | null): ReactNode {
  if (part.from === 'tokens' || preview === null) return null
  const { debt, deposited, rate } = preview.after
  const amount = (value: typeof debt) => <Amount value={value} unit={symbol} />
  if (action === 'deposit')
    return (
      <>
        Earns <Percent value={yieldOf(part.state.reserve.supplyRate)} places={2} /> a year now.
      </>
    )
  if (action === 'borrow')
    return (
      <>
        At <Percent value={rate} places={2} /> a year now.
      </>
    )
  if (action === 'repay')
    return isZero(debt) ? 'Nothing of it is owed any more.' : <>{amount(debt)} stay owed.</>
  return isZero(deposited) ? 'Nothing of it is deposited any more.' : <>{amount(deposited)} stay deposited.</>
}
