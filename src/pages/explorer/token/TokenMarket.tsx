import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'

type TokenMarketProps = { token: Address }

/** The way to the token's market, when the indexer knows one. Silent otherwise: most tokens have none. */
export function TokenMarket({ token }: TokenMarketProps) {
  const { data: market } = useQuery({ ...marketOfTokenQuery(token), retry: false })
  if (!market) return null
  return (
    <Link
      to="/markets/$poolAddress"
      params={{ poolAddress: market.poolAddress }}
      className={buttonClass({ tone: 'primary' })}
    >
      Open its market
    </Link>
  )
}
