import type { TradePlan } from '#domain/markets/trades/trade.ts'

/** The wallet's balance and allowance in base units, and the deadline of the trade; null while unknown. */
type Known = { balance: bigint | null; allowance: bigint | null; deadline: bigint | null }

/** The change that makes an input tradable: another amount, or a valid slippage. */
export type Remedy = 'larger' | 'smaller' | 'slippage'

/** Whether a plan can be signed, and what it needs first. */
export function tradeReadiness(plan: TradePlan | null, { balance, allowance, deadline }: Known) {
  if (plan === null || balance === null || allowance === null || deadline === null)
    return { isShort: false, isReady: false, needsApproval: false }
  const isShort = plan.amountIn > balance
  return { isShort, isReady: !isShort, needsApproval: !isShort && allowance < plan.amountIn }
}
