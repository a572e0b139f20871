import { useQuery } from '@tanstack/react-query'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'

/**
 * Whether an address is known to have no trade on any market and no deposit or loan in the pool; where the pool does not
 * report them, whether it never traded. While an answer is missing, what is expected: of a demo wallet that has sent
 * nothing from this browser, that it is fresh, so that its page does not change its form.
 */
export function useIsFresh(address: Address): boolean {
  const { data: swaps, error } = useQuery({ ...allSwapsByUserQuery(address), enabled: hasMarkets() })
  const { data: loans } = useQuery({ ...userStateQuery(address), enabled: hasLending() })
  const isExpected = useIsNewDemo(address) && !error
  if (!hasMarkets() && !hasLending()) return false
  const hasNoTrades = !hasMarkets() || (swaps ? swaps.isWhole && swaps.rows.length === 0 : isExpected)
  const hasNoLoans = !hasLending() || (loans === undefined ? isExpected : !loans?.positions.some(isSome))
  return hasNoTrades && hasNoLoans
}

function useIsNewDemo(address: Address): boolean {
  const wallet = useWallet()
  const hasActed = useTransactions().some(({ kind, from }) => from === address && kind !== 'mint')
  return wallet.status === 'connected' && wallet.isDemo && wallet.address === address && !hasActed
}

function isSome({ supplied, borrowed }: { supplied: bigint; borrowed: bigint }): boolean {
  return supplied > 0n || borrowed > 0n
}
