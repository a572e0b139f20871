import type { TradePlan } from '#domain/markets/trades/trade.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { FeeLine } from '#pages/signing/FeeLine.tsx'
import type { TradeContext } from './plan/tradeContext.ts'
import { useAlikeTrade } from './useAlikeTrade.ts'
import type { TradeState } from './useTrade.ts'

type TradeFeeProps = { context: TradeContext; plan: TradePlan | null; state: TradeState }

/** The network fees of a trade with its approval, and all the dollars that a purchase takes or a sale leaves. */
export function TradeFee({ context, plan, state }: TradeFeeProps) {
  const { side, from, paid, received, user } = context
  const { signed, busy } = state
  const alike = useAlikeTrade(context)
  const units = signed ? BigInt(signed.amount) : plan?.amountIn
  const dollars = units === undefined ? null : fromUnits(units, paid.decimals)
  const out = signed ? signed.trade?.quoted : plan?.quote.amountOut
  return (
    <FeeLine
      user={user}
      call={busy ? null : state.nextCall}
      isBusy={busy}
      isTogether={state.isTogether}
      isApproval={state.needsApproval}
      alike={alike}
      {...(side === 'sell'
        ? { receives: out === undefined ? null : fromUnits(BigInt(out), received.decimals) }
        : { spends: from ? undefined : dollars })}
    />
  )
}
