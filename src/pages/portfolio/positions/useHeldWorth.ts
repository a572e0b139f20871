import { useQuery } from '@tanstack/react-query'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { holdingOf } from '#pages/portfolio/holdings.ts'

/** The positions that are read before all are asked for, the largest first, so that the largest are among those shown. */
export const readPositions = 30

/**
 * What the explorer's token list says an address holds of each market it traded on, in dollars by pool. It decides which
 * markets are read first, where there are many; null while it is read. It makes no request that the page does not.
 */
export function useHeldWorth(owner: Address, swaps: readonly Swap[]): ReadonlyMap<Address, Decimal> | null {
  const pools = new Set(swaps.map(({ poolAddress }) => poolAddress))
  const isOn = pools.size > readPositions
  const balances = useQuery({ ...tokenBalancesQuery(owner, 'ERC-20'), enabled: isOn })
  const transfers = useQuery({ ...allTransfersByAddressQuery(owner), enabled: isOn })
  if (!isOn) return new Map()
  // What fails once may be asked again for long.
  if ([balances, transfers].some(({ isPending, failureCount }) => isPending && failureCount === 0))
    return null
  const worths = new Map(
    balances.data?.items.map(holdingOf).map(({ token, worth }) => [token.address, worth] as const),
  )
  // A trade names its pool only: the token is the one that came from the pool or went there.
  return new Map(
    (transfers.data?.rows ?? []).flatMap(({ tokenAddress, fromAddress, toAddress }) => {
      const worth = worths.get(tokenAddress)
      return worth ? [fromAddress, toAddress].flatMap((side) => (pools.has(side) ? [[side, worth]] : [])) : []
    }) as [Address, Decimal][],
  )
}
