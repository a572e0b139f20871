import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketName } from '#domain/markets/marketName.ts'
import { trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { Step } from './Step.tsx'

const dollars = '10'

/** Leads to the filled form of a small purchase on the first trending market, else to all markets. */
export function BuyStep({ isPrimary }: { isPrimary: boolean }) {
  const { data, isPending } = useQuery(trendingMarketsQuery(1))
  const market = data?.rows[0]
  const look = buttonClass({ tone: isPrimary ? 'primary' : 'plain' })
  return (
    <Step
      title="Buy a first token"
      figure={
        market ? (
          <>
            <OtherLetters name={market.symbol} />
            <span className="min-w-0 truncate">
              <ExternalText>{marketName(market)}</ExternalText>
            </span>
            <Price value={market.spotPrice} />
            <span className="text-sm font-normal text-muted">trending</span>
          </>
        ) : (
          !isPending && 'Markets'
        )
      }
      sentence="Buy and sell at any time on its curve."
      action={
        market && hasTrading() ? (
          <Link
            to="/markets/$poolAddress"
            params={{ poolAddress: market.poolAddress }}
            search={{ trade: 'buy', amount: dollars }}
            className={look}
          >
            <span className="max-w-40 truncate">
              {`Buy $${dollars} of `}
              <ExternalText>{marketName(market)}</ExternalText>
            </span>
          </Link>
        ) : (
          !isPending && (
            <Link to="/markets" className={look}>
              Find a market
            </Link>
          )
        )
      }
    />
  )
}
