import { lazy } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PhoneBar } from '#ui/layout/PhoneBar.tsx'
import { sides, TradeOf, useIsNarrow } from './TradePanel.tsx'
import { useTradeSession } from './TradeSession.tsx'

type TradeBarProps = { market: TradedMarket }

const TradeSheet = lazy(async () => ({ default: (await import('./TradeSheet.tsx')).TradeSheet }))

/** The buttons Buy and Sell at the bottom of a narrow window; each opens the trade as a sheet. */
export function TradeBar({ market }: TradeBarProps) {
  const { isOpen, end } = useTradeSession()
  if (!useIsNarrow()) return null
  return (
    <>
      <PhoneBar label="Trade">
        <TradeButtons />
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

/** The buttons Buy and Sell. A full screen would hide the sheet, so they give it back. */
export function TradeButtons() {
  const { open } = useTradeSession()
  const estimates = hasTrading() ? '' : 'Estimate: '
  return sides.map(({ value, label }) => (
    <Button
      key={value}
      data-side={value}
      size="large"
      wide
      onClick={() => {
        if (document.fullscreenElement) void document.exitFullscreen()
        open(value)
      }}
    >
      {`${estimates}${label}`}
    </Button>
  ))
}
