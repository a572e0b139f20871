import { creditRules, scoreRange } from '#domain/credit/creditTiers.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { AccountState } from '#domain/lending/action/outcome.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

const { paidPercent, liquidatedPercent } = creditRules
const rests = 'This leaves your score as it is; scores change when a credit cycle ends.'
const liquidation = `A liquidation lowers your score by ${liquidatedPercent}% of the way to ${scoreRange.lowest}.`
const paid = `A cycle in which all that is due is paid raises your score by up to ${paidPercent}% of the way to ${scoreRange.highest}.`

type Known = {
  reserve: Pick<AccountState['reserve'], 'symbol' | 'decimals'>
  position: Pick<AccountState['position'], 'due'>
  summary: Pick<AccountState['summary'], 'health' | 'hasUnpricedDebt'>
}

/** What an action does to the credit score, by the contract's rules. `amount` in base units; null without one. */
export function scoreNote(
  action: LendingAction,
  amount: bigint | null,
  { reserve: { symbol, decimals }, position: { due }, summary }: Known,
): string {
  const owes = summary.health !== null || summary.hasUnpricedDebt
  const mayBeLiquidated = action === 'borrow' || (action === 'withdraw' && owes)
  if (action !== 'repay') return mayBeLiquidated ? `${rests} ${liquidation}` : rests
  if (due === 0n) return `Nothing of this loan is due in this credit cycle. ${paid}`
  const text = (units: bigint) => `${formatExact(fromUnits(units, decimals))} ${symbol}`
  if (amount !== null && amount >= due) return `Pays what is due of this loan in this credit cycle. ${paid}`
  const before = amount === null || amount === 0n ? '' : 'After it, '
  return `${before}${text(due - (amount ?? 0n))} ${before ? 'more ' : ''}is due in this credit cycle. ${paid}`
}
