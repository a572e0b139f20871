import { useQuery } from '@tanstack/react-query'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { useNeverTraded } from './useNeverTraded.ts'

/**
 * Whether an address is known to have no tokens, transfers, trades, deposits and loans: every list is read whole and empty.
 * False while one of them is unknown.
 */
export function useIsEmpty(address: Address): boolean {
  const tokens = useQuery(tokenBalancesQuery(address, 'ERC-20')).data
  const transfers = useQuery({ ...allTransfersByAddressQuery(address), enabled: hasMarkets() }).data
  const neverTraded = useNeverTraded(address)
  const state = useQuery({ ...userStateQuery(address), enabled: hasLending() }).data
  const hasNoTokens =
    tokens?.items.length === 0 && tokens.next === null && tokens.skipped === 0 && !tokens.isPartial
  const hasNoTrades = !hasMarkets() || (neverTraded && transfers?.isWhole && transfers.rows.length === 0)
  const hasNoLoans =
    !hasLending() ||
    state?.positions.every(({ supplied, borrowed }) => supplied === 0n && borrowed === 0n) === true
  return hasNoTokens && hasNoTrades === true && hasNoLoans
}
