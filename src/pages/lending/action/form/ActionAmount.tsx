import type { ReactNode } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { LendingProblem } from '#domain/lending/action/lendingProblem.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { fromUnits, multiply } from '#lib/numbers/decimal.ts'
import { limitName, problemSentence } from '#pages/lending/action/actionWords.ts'
import type { ActionContext, ActionPlan } from '#pages/lending/action/sign/actionPlan.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { type Preset, Presets, sharesOf } from '#ui/form/Presets.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { needsCollateral } from './ActionButton.tsx'
import { paysDue } from './changes/scoreNote.ts'

type ActionAmountProps = {
  context: ActionContext
  state: ReturnType<typeof useAction>
  /** Called once a person changes the amount. */
  onEdit: (() => void) | undefined
}

/** The field of an action's amount with its limit, and what the amount is worth. */
export function ActionAmount({ context, state, onEdit }: ActionAmountProps) {
  const { symbol, decimals } = context
  const { limit, busy } = state
  const isPhone = useIsPhone()
  // Whoever has no collateral deposits some first, whatever is typed.
  const problem = needsCollateral(state) ? undefined : state.problem
  const hint = busy ? undefined : hintOf(state, context)
  const edit = (text: string) => {
    onEdit?.()
    state.edit(text)
  }
  return (
    <div className="grid gap-2">
      <AmountInput
        label="Amount"
        value={state.text}
        onChange={edit}
        onMax={() => {
          onEdit?.()
          state.editMax()
        }}
        decimals={decimals}
        unit={symbol}
        max={state.max}
        maxLabel={limit ? limitName[limit.by] : 'Limit'}
        maxFigure={limit && <Amount value={fromUnits(limit.max, decimals)} unit={symbol} />}
        problem={problem && sentenceOf(problem, limit, context)}
        hint={hint}
        disabled={busy}
      />
      {state.max !== null && limit && limit.max > 0n && (
        <Presets
          presets={[...duePreset(context, limit.max), ...sharesOf(limit.max, decimals)]}
          text={state.text}
          onType={edit}
          size={isPhone ? 'large' : 'small'}
          disabled={busy}
        />
      )}
      <AmountWorth
        context={context}
        amount={state.amount}
        isWrong={!hint && isWrong(state.text, problem, decimals)}
      />
    </div>
  )
}

/** What a repayment must be to pay the loan for this credit cycle; nothing where nothing is due, and where it is out of reach. */
function duePreset({ action, part, decimals }: ActionContext, most: bigint): Preset[] {
  if (action !== 'repay' || part.from === 'tokens' || part.state.position.due === 0n) return []
  const enough = paysDue(part.state)
  return enough > most ? [] : [['Due', fromUnits(enough, decimals)]]
}

/** Whether the field shows a problem of its amount. */
function isWrong(text: string, problem: ActionPlan['problem'], decimals: number): boolean {
  return (problem !== undefined && problem !== 'empty') || readAmount(text, decimals).kind === 'problem'
}

/** What is wrong with the amount; with the most that a person may take, where nothing else tells why not more. */
function sentenceOf(
  problem: LendingProblem,
  limit: ActionPlan['limit'],
  { symbol, decimals }: Pick<ActionContext, 'symbol' | 'decimals'>,
): string | undefined {
  const most = limit && limit.max > 0n && `${formatAmount(fromUnits(limit.max, decimals))} ${symbol}`
  if (most && problem === 'power') return `You can borrow up to ${most}.`
  if (most && problem === 'health')
    return `You can withdraw up to ${most}: your loans need the rest as collateral.`
  return problemSentence[problem]
}

const unknownDebt = 'This pool does not tell your debt, so there is no MAX. Enter what you owe.'

function hintOf(plan: ActionPlan, context: ActionContext): ReactNode {
  const { action, part } = context
  const text = action === 'repay' && part.from === 'tokens' ? unknownDebt : amountHint(action, plan, context)
  return text && <p className="pb-1">{text}</p>
}

function amountHint(
  action: LendingAction,
  { all, limit, amount }: ActionPlan,
  { symbol, decimals, part }: ActionContext,
): string | undefined {
  if (part.from === 'tokens' || !limit) return undefined
  if (all && action === 'repay') return 'Repays everything, with interest up to the last second.'
  if (all && action === 'withdraw') return 'Withdraws everything, with interest up to the last second.'
  if (action === 'withdraw' && limit.max < limit.amount)
    return 'MAX keeps your health factor at 1.01 or more: below 1 your loan can be liquidated.'
  const rest = part.state.position.borrowed - (amount ?? 0n)
  if (action === 'repay' && amount && rest === 0n)
    return `The interest until it is in a block stays owed${limit.all ? ': MAX repays that, too' : ''}.`
  // Who repays a part on purpose knows that the rest stays.
  if (action !== 'repay' || limit.by !== 'wallet' || rest <= 0n || amount !== limit.max) return undefined
  const exact = `${formatExact(fromUnits(rest, decimals))} ${symbol}`
  return `Your wallet does not cover the whole debt: ${exact} remain, and interest on them continues.`
}

type AmountWorthProps = {
  context: ActionContext
  /** Base units; null without a valid amount. */
  amount: bigint | null
  /** Whether the field's problem takes the place of this line, so that nothing below moves. */
  isWrong: boolean
}

/** The pool's price, and the amount's worth at it. Nothing for a pool that reports no prices. */
function AmountWorth({ context: { part, symbol, decimals }, amount, isWrong }: AmountWorthProps) {
  if (part.from === 'tokens' || part.state.reserve.price === 0n) return null
  // The gap above it stays.
  if (isWrong) return <div />
  const price = fromUnits(part.state.reserve.price, 18)
  return (
    <p className="flex justify-between gap-3 text-xs text-muted">
      <span>
        1 {symbol} = <Price value={price} />
      </span>
      {amount !== null && amount > 0n && (
        <span>
          ≈ <Money value={multiply(price, fromUnits(amount, decimals))} />
        </span>
      )}
    </p>
  )
}
