import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { allMarketsQuery, type Market } from '#interfaces/indexer/market.ts'
import { type Decimal, isZero, multiply } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { holdingOf } from '#pages/portfolio/holdings.ts'

/** A market, and what an account holds of it in dollars, at the market's price. */
export type HeldMarket = { market: Market; value: Decimal }

type WithHeldMarketProps = {
  user: Address
  pending?: ReactNode
  /** Gets the market of which the account holds most; null without one, or when it is unknown. */
  children: (held: HeldMarket | null) => ReactNode
}

/** What is drawn of the market that an account holds, and `pending` while that is being read. */
export function WithHeldMarket({ user, pending = null, children }: WithHeldMarketProps) {
  const { data: tokens, isPending } = useQuery(tokenBalancesQuery(user, 'ERC-20'))
  const { data: markets, isPending: isReading } = useQuery(allMarketsQuery())
  if (isPending || isReading) return pending
  const held = (tokens?.items ?? []).flatMap((item) => {
    const { token, amount } = holdingOf(item)
    const market = markets?.rows.find(({ tokenAddress }) => tokenAddress === token.address)
    return market && amount && !isZero(amount) ? [{ market, value: multiply(amount, market.spotPrice) }] : []
  })
  return children(held.sort(largestFirst(({ value }) => value))[0] ?? null)
}
