import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketName } from '#domain/markets/marketName.ts'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { now } from '#lib/browser/clock.ts'
import { hasLending, hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { largestMarket } from '#pages/home/markets/rankMovers.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { WithHeldMarket } from './WithHeldMarket.tsx'

const dollars = '10'

type FirstTradeProps = {
  /** Null while its wallet is asked. */
  user: Address | null
}

/** The next step of an account: the filled form of a first purchase, then a deposit. Without trades the board or the lending pool. */
export function FirstTrade({ user }: FirstTradeProps) {
  const waiting = (
    <Button tone="primary" size="large" wide busy>
      Looking for a market
    </Button>
  )
  if (!hasMarkets()) return <NextLink to="/lending">Make a deposit</NextLink>
  if (!user) return waiting
  return (
    <WithHeldMarket user={user} pending={waiting}>
      {(held) => (held ? <AfterPurchase /> : <Purchase />)}
    </WithHeldMarket>
  )
}

const look = buttonClass({ tone: 'primary', size: 'large', wide: true })

function NextLink({ to, children }: { to: '/portfolio' | '/markets' | '/lending'; children: string }) {
  return (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}

function AfterPurchase() {
  if (!hasLending()) return <NextLink to="/portfolio">View your portfolio</NextLink>
  return <NextLink to="/lending">Deposit to earn</NextLink>
}

function Purchase() {
  // The one that the card of trading shows. The one that rose most is no first purchase to propose.
  const { data } = useQuery(allMarketsQuery())
  const market = largestMarket(data?.rows ?? [], now() / 1_000)
  if (!market || !hasTrading()) return <NextLink to="/markets">Find a market</NextLink>
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
}
