import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { hasLending, hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { BlockBars, BlockFigure } from './BlockFigure.tsx'
import { BorrowBars, BorrowFigure } from './BorrowFigure.tsx'
import { Door } from './Door.tsx'
import { TradeFigure, TradeLine } from './TradeFigure.tsx'

const WithHeldMarket = lazyRouteComponent(
  () => import('#pages/home/own/WithHeldMarket.tsx'),
  'WithHeldMarket',
)

/** The parts of the app that this network has, side by side. */
export function Doors() {
  return (
    // On a phone one card of three lines, so that the movers below it begin in view.
    <div className="grid max-sm:divide-y max-sm:overflow-clip max-sm:rounded-lg max-sm:border sm:auto-cols-fr sm:grid-flow-col sm:gap-4">
      {hasMarkets() && (
        <Door
          title="Trade"
          sentence="Buy and sell tokens, straight from their pools."
          figure={<Trade of={TradeFigure} />}
          drawing={<Trade of={TradeLine} />}
          to="/markets"
          action="Markets"
          more={
            hasTrading() && (
              <Link
                to="/markets/create"
                className={`-my-0.5 -mr-2 ${buttonClass({ size: 'small', tone: 'quiet' })}`}
              >
                Create a market
              </Link>
            )
          }
        />
      )}
      {hasLending() && (
        <Door
          title="Borrow"
          sentence="Repay on time, and your rate can fall."
          figure={<BorrowFigure />}
          drawing={<BorrowBars />}
          to="/lending"
          action="Lending"
        />
      )}
      <Door
        title="Look up"
        sentence="Any transaction, address, block or token."
        figure={<BlockFigure />}
        drawing={<BlockBars />}
        to="/blocks"
        action="Explorer"
      />
    </div>
  )
}

/** A part of the door to the markets: of the market that somebody connected holds, else of the largest one. */
function Trade({ of: Part }: { of: typeof TradeFigure | typeof TradeLine }) {
  const user = useWalletAddress()
  if (!user) return <Part />
  return <WithHeldMarket user={user}>{(held) => <Part held={held} />}</WithHeldMarket>
}
