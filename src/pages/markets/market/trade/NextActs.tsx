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

/** What can be done after a trade: look at the position where one is left, trade again, sell what was bought, share it. */
export function NextActs({ context, state, onAgain, onDone }: NextActsProps) {
  const { user, side, market } = context
  const isSoldOut = side === 'sell' && state.figures !== null && isZero(state.figures.after.paid)
  const isAgainFirst = isSoldOut && !onDone
  return (
    <div className="grid gap-2">
      <div className={isAgainFirst ? '' : 'grid grid-cols-2 gap-2'}>
        {onDone ? (
          <Button tone="primary" size="large" wide onClick={onDone}>
            Done
          </Button>
        ) : (
          !isSoldOut && <Position user={user} isFirst />
        )}
        <Button tone={isAgainFirst ? 'primary' : undefined} size="large" wide onClick={onAgain}>
          Trade again
        </Button>
      </div>
      <div className="flex items-center justify-center gap-2">
        {onDone && !isSoldOut && <Position user={user} />}
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

function Position({ user, isFirst = false }: { user: TradeContext['user']; isFirst?: boolean }) {
  const look = isFirst
    ? ({ tone: 'primary', size: 'large', wide: true } as const)
    : ({ tone: 'quiet', size: 'small' } as const)
  return (
    <Link to="/portfolio/$address" params={{ address: user }} className={buttonClass(look)}>
      View position
    </Link>
  )
}
