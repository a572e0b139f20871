import { useQuery } from '@tanstack/react-query'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { useNeverTraded } from './useNeverTraded.ts'

/**
 * Whether an address is known to have no trade on any market and no deposit or loan in the pool; where the pool does not
 * report them, whether it never traded. False while an answer is missing.
 */
export function useIsFresh(address: Address): boolean {
  const neverTraded = useNeverTraded(address)
  const { data } = useQuery({ ...userStateQuery(address), enabled: hasLending() })
  if (!hasMarkets() && !hasLending()) return false
  const hasNoTrades = !hasMarkets() || neverTraded
  const hasNoLoans = data === null || data?.positions.every(isNothing) === true
  return hasNoTrades && (!hasLending() || hasNoLoans)
}

/** Whether a position of the pool has neither a deposit nor a loan. */
export function isNothing({ supplied, borrowed }: { supplied: bigint; borrowed: bigint }): boolean {
  return supplied === 0n && borrowed === 0n
}
