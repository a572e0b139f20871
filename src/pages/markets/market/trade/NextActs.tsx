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
  onAgain: () => void
  /** Closes the sheet of the form, where it has one: done is then the first act. */
  onDone: (() => void) | undefined
}

/** What can be done after a trade: look at the position or the portfolio, trade again, sell what was bought, share it. */
export function NextActs({ context, state, onAgain, onDone }: NextActsProps) {
  const { user, side, market } = context
  const isSoldOut = side === 'sell' && state.figures !== null && isZero(state.figures.after.paid)
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        {onDone ? (
          <Button tone="primary" size="large" wide onClick={onDone}>
            Done
          </Button>
        ) : (
          <Position user={user} isSoldOut={isSoldOut} isFirst />
        )}
        <Button size="large" wide onClick={onAgain}>
          Trade again
        </Button>
      </div>
      <div className="flex items-center justify-center gap-2">
        {onDone && <Position user={user} isSoldOut={isSoldOut} />}
        {side === 'buy' && (
          <Link
            from="/markets/$poolAddress"
            to="."
            params={{ poolAddress: market.poolAddress }}
            search={(before) => ({ ...before, trade: 'sell' as const, amount: undefined, exact: undefined })}
            replace
            resetScroll={false}
            className={buttonClass({ tone: 'quiet', size: 'small' })}
          >
            Sell
          </Link>
        )}
        <ShareButton context={context} state={state} />
      </div>
    </div>
  )
}

type PositionProps = { user: TradeContext['user']; isSoldOut: boolean; isFirst?: boolean }

/** A link to the portfolio, where the position is, or its result once all of it is sold. */
function Position({ user, isSoldOut, isFirst = false }: PositionProps) {
  const look = isFirst
    ? ({ tone: 'primary', size: 'large', wide: true } as const)
    : ({ tone: 'quiet', size: 'small' } as const)
  return (
    <Link to="/portfolio/$address" params={{ address: user }} className={buttonClass(look)}>
      {isSoldOut ? 'View portfolio' : 'View position'}
    </Link>
  )
}
