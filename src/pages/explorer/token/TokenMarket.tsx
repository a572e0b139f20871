import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'

type TokenMarketProps = { token: Address }

/** A link to the market of a token. Nothing when the indexer knows none: most tokens have no market. */
export function TokenMarket({ token }: TokenMarketProps) {
  const { data: market } = useQuery({ ...marketOfTokenQuery(token), retry: false, enabled: hasMarkets() })
  if (!market) return null
  return (
    <Link
      to="/markets/$poolAddress"
      params={{ poolAddress: market.poolAddress }}
      className={buttonClass({ tone: 'primary' })}
    >
      Open market
    </Link>
  )
}
