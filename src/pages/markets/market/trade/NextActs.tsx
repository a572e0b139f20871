import { Link } from '@tanstack/react-router'
import { isZero } from '#lib/numbers/decimal.ts'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { ShareButton } from './share/ShareButton.tsx'
import type { TradeContext } from './sign/plan/tradeContext.ts'
import type { TradeState } from './sign/useTrade.ts'

type NextActsProps = {
  context: TradeContext
  state: TradeState
  /** Closes the sheet of the form, or empties the form. */
  onDone: () => void
}

/** What can be done after a trade: end it, look at the position, or at the portfolio once all is sold, and share it. */
export function NextActs({ context, state, onDone }: NextActsProps) {
  const isSoldOut = context.side === 'sell' && state.figures !== null && isZero(state.figures.after.paid)
  return (
    // In a sheet at its bottom, where what is read later moves it not.
    <div className="act-place items-center max-sm:order-last max-sm:mt-auto">
      <div className="grid grid-cols-2 gap-2">
        <Button tone="primary" size="large" wide onClick={onDone}>
          Done
        </Button>
        <Link
          to="/portfolio/$address"
          params={{ address: context.user }}
          className={buttonClass({ size: 'large', wide: true })}
        >
          {isSoldOut ? 'View portfolio' : 'View position'}
        </Link>
      </div>
      <div className="flex justify-center empty:hidden">
        <ShareButton context={context} state={state} />
      </div>
    </div>
  )
}
