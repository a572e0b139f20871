import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isSinceLaunch } from '#domain/markets/prices/launch.ts'
import { dayChange, weekLine } from '#domain/markets/prices/priceChange.ts'
import { type Market, marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { IndexerLag } from '#pages/lag/IndexerLag.tsx'
import { nowOf, usePriceLine } from '#pages/lag/usePriceLine.ts'
import { Sparkline } from '#ui/charts/lines/Sparkline.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'

type TokenMarketProps = { token: Address }

/** The seven-day price line of a token's market and a link to it. Nothing for a token without a market. */
export function TokenMarket({ token }: TokenMarketProps) {
  const { data: market } = useQuery({ ...marketOfTokenQuery(token), retry: false, enabled: hasMarkets() })
  if (!market) return null
  return (
    <span className="flex items-center gap-3">
      <MarketPrice market={market} />
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: market.poolAddress }}
        className={buttonClass({ tone: 'primary' })}
      >
        Open market
      </Link>
    </span>
  )
}

function MarketPrice({ market }: { market: Market }) {
  const { line, end } = usePriceLine(market)
  if (!line) return null
  const now = nowOf(market, end)
  const change = dayChange(line.day, now)
  return (
    <span
      className="flex items-center gap-2 text-sm max-lg:hidden"
      title="7-day price, and its change in 24 hours; of a younger market, since its launch"
    >
      <Sparkline
        values={weekLine(line.week, now)}
        tone={change?.startsWith('-') ? 'down' : 'up'}
        label="7-day price"
      />
      <Percent value={change} signed />
      <span className="text-xs text-faint">
        {isSinceLaunch(market.createdAt, end, 86_400) ? 'since launch' : '24 h'}
      </span>
    </span>
  )
}

/** A notice on the page of a token with a market when the indexer is far behind the network. */
export function TokenMarketLag({ token }: { token: Address }) {
  const { data: market } = useQuery({ ...marketOfTokenQuery(token), retry: false, enabled: hasMarkets() })
  return market && <IndexerLag />
}
