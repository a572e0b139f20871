import type { AccountState } from '#domain/lending/account/account.ts'
import { inclusionSeconds } from '#domain/lending/action/approval.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { creditRules, scoreRange } from '#domain/lending/creditTiers.ts'
import { grow, worstRate } from '#domain/lending/reserve/interest.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { smallest } from '#lib/numbers/integers.ts'

const { paidPercent, liquidatedPercent } = creditRules
const rests = 'This leaves your score as it is; scores change when a credit cycle ends.'
const liquidation = `A liquidation lowers your score by ${liquidatedPercent}% of the way to ${scoreRange.lowest}.`
const paid = `A cycle in which all that is due is paid raises your score by up to ${paidPercent}% of the way to ${scoreRange.highest}.`
/** A loan has paid when little enough of what it began the cycle with is owed: what is added to it counts against that. */
const dueAdded = 'What you add to this loan is due in this credit cycle, too.'
const perhapsDueAdded = 'If this loan was open when the credit cycle began, what you add to it is due in it.'

type Known = {
  reserve: Pick<AccountState['reserve'], 'symbol' | 'decimals' | 'model'>
  position: Pick<AccountState['position'], 'due' | 'borrowed' | 'tier'>
  summary: Pick<AccountState['summary'], 'health' | 'hasUnpricedDebt'>
}

/** What an action does to the credit score, by the contract's rules. `amount` in base units; null without one. */
export function scoreNote(action: LendingAction, amount: bigint | null, known: Known): string {
  const { position, summary } = known
  if (action === 'repay') return repayNote(amount, known)
  if (action === 'borrow' && position.borrowed > 0n)
    return `${rests} ${position.due > 0n ? dueAdded : perhapsDueAdded} ${liquidation}`
  const owes = summary.health !== null || summary.hasUnpricedDebt
  const mayBeLiquidated = action === 'borrow' || (action === 'withdraw' && owes)
  return mayBeLiquidated ? `${rests} ${liquidation}` : rests
}

function repayNote(amount: bigint | null, { reserve, position }: Known): string {
  const { due, borrowed, tier } = position
  if (due === 0n) return `Nothing of this loan is due in this credit cycle. ${paid}`
  const text = (units: bigint) => `${formatExact(fromUnits(units, reserve.decimals))} ${reserve.symbol}`
  // What is due grows with the interest on all of the loan: exactly as much is too little some seconds later.
  const growth = grow(borrowed, worstRate(reserve.model, tier), inclusionSeconds) - borrowed
  const enough = smallest(due + growth, borrowed)
  if (amount !== null && amount >= enough)
    return `Pays what is due of this loan in this credit cycle. ${paid}`
  if (amount !== null && amount >= due)
    return `Interest grows until this is in a block: ${text(enough)} surely pays what is due in this credit cycle. ${paid}`
  const before = amount === null || amount === 0n ? '' : 'After it, '
  return `${before}${text(due - (amount ?? 0n))} ${before ? 'more ' : ''}is due in this credit cycle. ${paid}`
}
