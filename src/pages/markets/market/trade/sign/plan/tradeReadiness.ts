import type { TradePlan } from '#domain/markets/trades/trade.ts'

/** What a wallet has and may spend, in base units; null while unknown. */
export type Spendable = { balance: bigint | null; allowance: bigint | null }

/** What would make an amount one that can be traded. */
export type Remedy = 'larger' | 'smaller'

/** What stands between a plan and its signature. */
export function tradeReadiness(plan: TradePlan | null, { balance, allowance }: Spendable) {
  if (plan === null || balance === null || allowance === null)
    return { isShort: false, isReady: false, needsApproval: false }
  const isShort = plan.amountIn > balance
  return { isShort, isReady: !isShort, needsApproval: !isShort && allowance < plan.amountIn }
}
