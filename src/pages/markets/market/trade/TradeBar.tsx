import { lazy, useState } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { Side } from '#domain/markets/trades/trade.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PhoneBar } from '#ui/layout/PhoneBar.tsx'
import { TradeOf } from './TradePanel.tsx'
import { useRequestedTrade } from './useRequestedTrade.ts'

type TradeBarProps = { market: TradedMarket }

const TradeSheet = lazy(async () => ({ default: (await import('./TradeSheet.tsx')).TradeSheet }))

/** The buttons Buy and Sell at the bottom of a phone; each opens the trade as a sheet. */
export function TradeBar({ market }: TradeBarProps) {
  const { requested, forget } = useRequestedTrade()
  const [side, setSide] = useState<Side | null>(null)
  const [taken, setTaken] = useState<Side | null>(null)
  if ((requested?.side ?? null) !== taken) {
    setTaken(requested?.side ?? null)
    if (requested) setSide(requested.side)
  }
  function close() {
    setSide(null)
    forget()
  }
  const estimates = hasTrading() ? '' : 'Estimate: '
  return (
    <>
      <PhoneBar label="Trade">
        <Button data-side="buy" size="large" wide onClick={() => setSide('buy')}>
          {`${estimates}Buy`}
        </Button>
        <Button data-side="sell" size="large" wide onClick={() => setSide('sell')}>
          {`${estimates}Sell`}
        </Button>
      </PhoneBar>
      {side && (
        <DialogBoundary onClose={close}>
          <TradeSheet market={market} onClose={close}>
            <TradeOf market={market} chosen={side} onDone={close} />
          </TradeSheet>
        </DialogBoundary>
      )}
    </>
  )
}
