import { useQueries, useQuery } from '@tanstack/react-query'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { batchedMarketOfTokenQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type TradeToken, tokenOf } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'

/** The most tokens of a wallet to look up. */
const mostTokens = 30

/**
 * The tokens of markets that a wallet holds, by the explorer's first page of balances, without `except`. None while they
 * are read, or where the explorer does not answer: paying with one is an offer beside the stablecoins.
 */
export function useHeldTokens(user: Address, except: Address): TradeToken[] {
  const { data } = useQuery({ ...tokenBalancesQuery(user, 'ERC-20'), retry: false })
  const held = (data?.items ?? [])
    .filter(({ token, value }) => value !== null && value > 0n && token.address !== except)
    .slice(0, mostTokens)
  const markets = useQueries({
    queries: held.map(({ token }) => ({ ...batchedMarketOfTokenQuery(token.address), retry: false })),
  })
  return markets.flatMap(({ data: market }) => (market ? [tokenOf(market)] : []))
}
