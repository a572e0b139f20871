import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketName } from '#domain/markets/marketName.ts'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { now } from '#lib/browser/clock.ts'
import { hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { largestMarket } from '#pages/home/markets/rankMovers.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

const dollars = '10'

/** The next step of a wallet that was just opened: the filled form of a purchase, else the board or the lending pool. */
export function FirstTrade() {
  // The one that the card of trading shows. The one that rose most is no first purchase to propose.
  const { data, isPending } = useQuery({ ...allMarketsQuery(), enabled: hasMarkets() })
  const market = largestMarket(data?.rows ?? [], now() / 1_000)
  const look = buttonClass({ tone: 'primary', size: 'large', wide: true })
  if (isPending && hasMarkets())
    return (
      <Button tone="primary" size="large" wide busy>
        Looking for a market
      </Button>
    )
  if (market && hasTrading())
    return (
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: market.poolAddress }}
        search={{ trade: 'buy', amount: dollars }}
        className={look}
      >
        <OtherLetters name={market.symbol} />
        <span className="max-w-64 truncate">
          {`Buy $${dollars} of `}
          <ExternalText>{marketName(market)}</ExternalText>
        </span>
      </Link>
    )
  return (
    <Link to={hasMarkets() ? '/markets' : '/lending'} className={look}>
      {hasMarkets() ? 'Find a market' : 'Make a deposit'}
    </Link>
  )
}
