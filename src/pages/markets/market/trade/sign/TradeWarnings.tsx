import { formatPercent } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { LoweredApproval } from '#pages/signing/LoweredApproval.tsx'
import { RepeatConsent } from '#pages/signing/RepeatConsent.tsx'
import type { TradeState } from './useTrade.ts'
import type { useTradeConsent } from './useTradeConsent.ts'

type TradeWarningsProps = {
  /** `Buy` or `Sell`. */
  act: string
  impact: Decimal | null
  state: TradeState
  consent: ReturnType<typeof useTradeConsent>
  onUse: (amount: Decimal) => void
}

/** What a person should know or accept before the next signature. */
export function TradeWarnings({ act, impact, state, consent, onUse }: TradeWarningsProps) {
  const { approve, granted, needsApproval, busy, done } = state
  const isLowered = approve !== null && granted !== null && granted < BigInt(approve.amount)
  return (
    <>
      {isLowered && needsApproval && !busy && !done && (
        <LoweredApproval act={act} approve={approve} granted={granted} onUse={onUse} />
      )}
      {consent.impact && impact && (
        <label className="flex gap-2 text-xs text-warn">
          <input
            type="checkbox"
            checked={consent.impact.accepted}
            onChange={(event) => consent.impact?.onChange(event.target.checked)}
          />
          <span>I understand that this moves the price by {formatPercent(impact, { signed: true })}.</span>
        </label>
      )}
      {consent.repeat && <RepeatConsent {...consent.repeat} />}
    </>
  )
}
