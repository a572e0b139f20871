import { type ActionFigures, snapshotOf } from '#domain/lending/actionFigures.ts'
import { type Approval, approvalFor } from '#domain/lending/approval.ts'
import type { LendingAction } from '#domain/lending/lendingAction.ts'
import { type LendingProblem, lendingProblem } from '#domain/lending/lendingProblem.ts'
import { type Limit, limitOf, maxUint256 } from '#domain/lending/limits.ts'
import { type Account, type AccountState, accountAfter, accountState } from '#domain/lending/outcome.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** What an open dialog is about: one action of one person on one asset, and their account as the pool answered it. */
export type ActionContext = {
  action: LendingAction
  user: Address
  asset: Address
  symbol: string
  account: Account
  /** The asset's part of the account. */
  state: AccountState
}

/** What the text in the field means now, and what would follow from it. */
export type ActionPlan = {
  /** What the field shows. */
  text: string
  limit: Limit
  /** What MAX fills in, in whole tokens. */
  max: Decimal
  /** The call says "all of it" instead of a number. */
  all: boolean
  /** Base units; null for a text that is no amount. */
  amount: bigint | null
  /** The amount can be signed. */
  ready: boolean
  problem: LendingProblem | undefined
  approval: Approval
  needsApproval: boolean
  preview: ActionFigures
}

/** Reads the field. A pressed MAX follows the chain, because debts and deposits grow with every block. */
export function actionPlan(context: ActionContext, typed: string, isMax: boolean): ActionPlan {
  const { action, account, state } = context
  const { reserve, position } = state
  const limit = limitOf(action, account, state)
  const max = fromUnits(limit.max, reserve.decimals)
  const text = isMax ? max : typed
  const reading = readAmount(text, reserve.decimals)
  const amount = reading.kind === 'amount' ? reading.units : null
  const all = isMax && limit.all
  const problem = lendingProblem(action, amount, limit, state, account.tier)
  const ready = problem === undefined && amount !== null
  const sent = all ? maxUint256 : (amount ?? 0n)
  const approval = approvalFor(action, amount ?? 0n, all, reserve, position.tier)
  return {
    text,
    limit,
    max,
    all,
    amount,
    ready,
    problem,
    approval,
    needsApproval: ready && position.allowance < approval.required,
    preview: previewOf(context, ready ? sent : 0n),
  }
}

/** What an amount of base units changes, by the contract's own arithmetic. More than there is means all of it. */
function previewOf({ action, asset, account, state }: ActionContext, amount: bigint): ActionFigures {
  const after = accountState(accountAfter(account, action, asset, amount), asset)
  return { before: snapshotOf(state), after: snapshotOf(after ?? state) }
}
