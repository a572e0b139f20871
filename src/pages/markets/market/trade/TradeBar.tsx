import { lazy } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PhoneBar } from '#ui/layout/PhoneBar.tsx'
import { TradeOf, useIsNarrow } from './TradePanel.tsx'
import { useTradeSession } from './TradeSession.tsx'

type TradeBarProps = { market: TradedMarket }

const TradeSheet = lazy(async () => ({ default: (await import('./TradeSheet.tsx')).TradeSheet }))

/** The buttons Buy and Sell at the bottom of a narrow window; each opens the trade as a sheet. */
export function TradeBar({ market }: TradeBarProps) {
  const { isOpen, open, end } = useTradeSession()
  if (!useIsNarrow()) return null
  const estimates = hasTrading() ? '' : 'Estimate: '
  return (
    <>
      <PhoneBar label="Trade">
        <Button data-side="buy" size="large" wide onClick={() => open('buy')}>
          {`${estimates}Buy`}
        </Button>
        <Button data-side="sell" size="large" wide onClick={() => open('sell')}>
          {`${estimates}Sell`}
        </Button>
      </PhoneBar>
      {isOpen && (
        <DialogBoundary onClose={end}>
          <TradeSheet market={market} onClose={end}>
            <TradeOf market={market} />
          </TradeSheet>
        </DialogBoundary>
      )}
    </>
  )
}
