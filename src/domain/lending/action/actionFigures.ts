import * as v from 'valibot'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { add, type Decimal, subtract } from '#lib/numbers/decimal.ts'
import { decimal } from '#lib/wire/shapes.ts'

/** `together`: debt and collateral are one asset. Else the price of the only collateral, and the fall until then as a share. */
const causeSchema = v.union([
  v.literal('together'),
  v.object({ symbol: v.string(), price: decimal, fall: decimal }),
])

const snapshotSchema = v.object({
  wallet: decimal,
  deposited: decimal,
  debt: decimal,
  power: decimal,
  available: decimal,
  utilization: decimal,
  /** `none` without any debt, `unknown` where the pool has no price of what is owed. */
  health: v.union([v.literal('none'), v.literal('unknown'), decimal]),
  rate: decimal,
  /** What a price must do until the account can be liquidated; absent where no single price decides. */
  cause: v.optional(causeSchema),
})

/** The figures before and after an action. They are stored with the transaction. */
export const actionFiguresSchema = v.object({ before: snapshotSchema, after: snapshotSchema })

/**
 * An account's figures: tokens in whole units, `power` and `available` in dollars, `health` a factor, `utilization` a
 * share, `rate` a yearly fraction.
 */
export type Snapshot = v.InferOutput<typeof snapshotSchema>
export type LiquidationCause = v.InferOutput<typeof causeSchema>
export type ActionFigures = v.InferOutput<typeof actionFiguresSchema>

/**
 * Corrects the wallet balance after an action by the whole tokens that really moved: "all" moves a little more than the
 * dialog showed.
 */
export function withMoved(figures: ActionFigures, action: LendingAction, moved: Decimal): ActionFigures {
  const { before, after } = figures
  const leaves = action === 'deposit' || action === 'repay'
  const wallet = leaves ? subtract(before.wallet, moved) : add(before.wallet, moved)
  return { before, after: { ...after, wallet } }
}
