import { useQuery } from '@tanstack/react-query'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { creditFigures } from '#pages/lending/credit/creditFigures.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { holdingOf, netWorth, totalWorth, withoutTokens } from './holdings.ts'
import { useCoinValue } from './useCoinValue.ts'
import { useIsListBehind } from './useIsListBehind.ts'

/**
 * What an address is worth in dollars on a network with a lending pool, and of what that is made; null for unknown figures.
 * `holdings` are its tokens other than those that stand for deposits.
 */
export function useNetWorth(address: Address) {
  const { rows, state, record } = useLending(address)
  const tokens = useQuery({ ...tokenBalancesQuery(address, 'ERC-20'), refetchInterval: 60_000 })
  const isBehind = useIsListBehind(address)
  const coin = useCoinValue(address)
  const { isPending: isCoinPending } = useQuery(balanceQuery(address))
  const { isPending: isPricePending } = useQuery(statsQuery())
  const figures = creditFigures(state.data, record.data)
  const pTokens = rows.map(({ pToken }) => pToken)
  // Without the pool it is unknown which tokens stand for deposits.
  const isKnown = tokens.data && rows.length > 0 && !isBehind
  const holdings = withoutTokens(tokens.data?.items.map(holdingOf) ?? [], pTokens)
  const value = isKnown ? totalWorth(holdings) : null
  return {
    ...{ state, coin, figures, value },
    worth: netWorth(value, figures, coin),
    holdings: isKnown ? holdings : null,
    isPending: tokens.isPending || state.isPending || isCoinPending || isPricePending || isBehind,
    isLeast: isPart(tokens.data),
  }
}

/** Whether tokens are missing: only one page is read, a row of it may be unreadable, or the explorer has a part of them. */
export function isPart(tokens: { next: unknown; skipped: number; isPartial?: true } | undefined): boolean {
  return tokens !== undefined && (tokens.next !== null || tokens.skipped > 0 || tokens.isPartial === true)
}
