import type { TradePlan } from '#domain/markets/trades/trade.ts'

/** What a wallet has and may spend, in base units, and until when a trade may wait; null while unknown. */
type Known = { balance: bigint | null; allowance: bigint | null; deadline: bigint | null }

/** What would make an input one that can be traded: another amount, or a slippage that can be read. */
export type Remedy = 'larger' | 'smaller' | 'slippage'

/** What stands between a plan and its signature. */
export function tradeReadiness(plan: TradePlan | null, { balance, allowance, deadline }: Known) {
  if (plan === null || balance === null || allowance === null || deadline === null)
    return { isShort: false, isReady: false, needsApproval: false }
  const isShort = plan.amountIn > balance
  return { isShort, isReady: !isShort, needsApproval: !isShort && allowance < plan.amountIn }
}
