import type { AccountState } from '#domain/lending/account/account.ts'
import { inclusionSeconds } from '#domain/lending/action/approval.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { grow, worstRate } from '#domain/lending/reserve/interest.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { smallest } from '#lib/numbers/integers.ts'
import { gainText } from '#pages/lending/credit/gainText.ts'

const noEffect = 'No effect on your score now.'
/**
 * A loan counts as paid once its debt is far enough below that at the start of the cycle, so amounts borrowed since
 * must be repaid too.
 */
const alsoDue = 'What you add to this loan is also due in this credit cycle.'
const maybeDue = 'If this loan was open when the credit cycle began, what you add to it is due in that cycle.'

type Known = {
  /** The credit score now. */
  score: number
  reserve: Pick<AccountState['reserve'], 'symbol' | 'decimals' | 'model'>
  position: Pick<AccountState['position'], 'due' | 'borrowed' | 'tier'>
}

/** What an action does to the credit score, by the contract's rules. `amount` in base units; null without one. */
export function scoreNote(action: LendingAction, amount: bigint | null, known: Known): string {
  const { score, position } = known
  if (action === 'repay') return repayNote(amount, known)
  if (action !== 'borrow') return noEffect
  if (position.borrowed === 0n) return `${noEffect} ${paidOnTime(score)}`
  return `${noEffect} ${position.due > 0n ? alsoDue : maybeDue}`
}

function paidOnTime(score: number): string {
  return `A credit cycle paid on time adds ${gainText(score)}.`
}

/** The base units that pay what a loan owes in this credit cycle: interest on the whole loan adds to that until it is in a block. */
export function paysDue({
  reserve,
  position: { due, borrowed, tier },
}: Pick<Known, 'reserve' | 'position'>): bigint {
  const growth = grow(borrowed, worstRate(reserve.model, tier), inclusionSeconds) - borrowed
  return smallest(due + growth, borrowed)
}

function repayNote(amount: bigint | null, { score, reserve, position }: Known): string {
  const { due } = position
  const paid = paidOnTime(score)
  if (due === 0n) return `Nothing of this loan is due in this credit cycle. ${paid}`
  const text = (units: bigint) => `${formatExact(fromUnits(units, reserve.decimals))} ${reserve.symbol}`
  const enough = paysDue({ reserve, position })
  if (amount !== null && amount >= enough) return `Pays what this loan owes in this credit cycle. ${paid}`
  if (amount !== null && amount >= due)
    return `Interest grows until this is in a block. Repay ${text(enough)} to pay what is due in this credit cycle. ${paid}`
  const before = amount === null || amount === 0n ? '' : 'After it, '
  return `${before}${text(due - (amount ?? 0n))} ${before ? 'more ' : ''}is due in this credit cycle. ${paid}`
}
