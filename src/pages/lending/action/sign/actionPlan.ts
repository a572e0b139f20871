import { type Account, type AccountState, accountState } from '#domain/lending/account/account.ts'
import type { AssetHolding } from '#domain/lending/account/assetHolding.ts'
import type { ActionFigures } from '#domain/lending/action/actionFigures.ts'
import { accountAfter } from '#domain/lending/action/afterAction.ts'
import { type Approval, approvalFor, exactApproval } from '#domain/lending/action/approval.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { type LendingProblem, lendingProblem } from '#domain/lending/action/lendingProblem.ts'
import { type Limit, limitOf, walletLimit } from '#domain/lending/action/limits.ts'
import { liquidationCause } from '#domain/lending/action/liquidationCause.ts'
import { snapshotOf } from '#domain/lending/action/snapshot.ts'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { readAmount, typedAmount } from '#lib/numbers/amount.ts'
import { type Decimal, decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { maxUint256 } from '#lib/numbers/integers.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The subject of an open dialog: one action of one person on one asset, and their known part in the asset. */
export type ActionContext = {
  action: LendingAction
  user: Address
  asset: Address
  symbol: string
  decimals: number
  part: Part
  /** The amount the form begins with. */
  begun?: string | undefined
}

/** A credit score, the credit cycle that runs, and what the score becomes at its end. */
export type CycleCredit = Pick<CreditProfile, 'score' | 'cycleEndsAt' | 'dueLoans' | 'scoreAtCycleEnd'>

/**
 * A person's part in an asset. A pool with views reports the whole account, the asset's part of it and the
 * credit. For a pool with only the specification's four functions the balances come from the tokens.
 */
export type Part =
  | { from: 'pool'; account: Account; state: AccountState; credit: CycleCredit }
  | { from: 'tokens'; holding: AssetHolding; rates: ToldRates }

/** The lending service's yearly rates of an asset, as fractions; null where it has none. */
export type ToldRates = { supply: Decimal | null; borrow: Decimal | null }

/** The reading of the field's text, and its consequences. */
export type ActionPlan = {
  /** The text of the field. */
  text: string
  /** Null where only the contract knows it. */
  limit: Limit | null
  /** The amount that MAX enters, in whole tokens; null where unknown. */
  max: Decimal | null
  /** Whether the call sends "all" instead of a number. */
  all: boolean
  /** Base units; null for an invalid text. */
  amount: bigint | null
  /** Whether the amount can be signed. */
  ready: boolean
  problem: LendingProblem | undefined
  approval: Approval
  needsApproval: boolean
  /** The pool's current allowance in base units. */
  allowance: bigint
  /** Null where the figures are not known. */
  preview: ActionFigures | null
}

/** Reads the field. A pressed MAX follows the chain, because debts and deposits grow with every block. */
export function actionPlan(context: ActionContext, typed: string, isMax: boolean): ActionPlan {
  const { action, asset, decimals, part } = context
  const limit =
    part.from === 'pool' ? limitOf(action, part.account, part.state) : walletLimit(action, part.holding)
  const max = maxOf(limit, context)
  const text = isMax && max !== null ? max : typed
  const reading = readAmount(text, decimals)
  const all = isMax && limit?.all === true
  const typedUnits = reading.kind === 'amount' ? reading.units : null
  const amount = all ? limit.max : typedUnits
  const problem = problemOf(action, amount, limit, part)
  const ready = problem === undefined && amount !== null
  const approval = approvalOf(action, amount ?? 0n, all, part)
  const allowance = part.from === 'pool' ? part.state.position.allowance : part.holding.allowance
  const sent = all ? maxUint256 : (amount ?? 0n)
  return {
    text,
    limit,
    max,
    all,
    amount,
    ready,
    problem,
    approval,
    needsApproval: ready && allowance < approval.required,
    allowance,
    preview: part.from === 'pool' ? previewOf(action, asset, part, ready ? sent : 0n) : null,
  }
}

/**
 * The amount that MAX enters; of a loan the first eight digits, of all of a debt or a deposit the
 * figure that is shown of it, as it grows until its block. Null for a repayment to a pool that does not report the debt, because the wallet may hold
 * far more than is owed.
 */
function maxOf(limit: Limit | null, { action, decimals, part }: ActionContext): Decimal | null {
  if (limit === null || (action === 'repay' && part.from === 'tokens')) return null
  const max = fromUnits(limit.max, decimals)
  // Nobody owes less for the digits after the eighth, and the price moves more.
  if (action === 'borrow') return decimal(typedAmount(max))
  const shown = formatAmount(max).replaceAll(',', '')
  return limit.all && !shown.startsWith('<') ? decimal(shown) : max
}

function problemOf(action: LendingAction, amount: bigint | null, limit: Limit | null, part: Part) {
  if (part.from === 'pool' && limit)
    return lendingProblem(action, amount, limit, part.state, part.account.tier)
  if (amount === null || amount === 0n) return 'empty'
  return limit && amount > limit.amount ? limit.by : undefined
}

function approvalOf(action: LendingAction, amount: bigint, all: boolean, part: Part): Approval {
  if (part.from === 'tokens') return exactApproval(action, amount)
  return approvalFor(action, amount, all, part.state.reserve, part.state.position.tier)
}

/**
 * The figures before and after an amount of base units, by the contract's arithmetic. More than the deposit or the debt
 * means all of it.
 */
function previewOf(
  action: LendingAction,
  asset: Address,
  { account, state }: Extract<Part, { from: 'pool' }>,
  amount: bigint,
): ActionFigures {
  const then = accountAfter(account, action, asset, amount)
  return {
    before: { ...snapshotOf(state), cause: liquidationCause(account) },
    after: { ...snapshotOf(accountState(then, asset) ?? state), cause: liquidationCause(then) },
  }
}
