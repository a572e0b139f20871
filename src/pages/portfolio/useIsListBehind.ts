import { useQuery } from '@tanstack/react-query'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { hasLending } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'

/**
 * Whether the explorer's whole list of tokens lacks one that the node says the address holds, as for a while after its first
 * one: what all of them are worth is not known then. The node is asked for the assets of the lending pool.
 */
export function useIsListBehind(address: Address): boolean {
  const { data: list } = useQuery(tokenBalancesQuery(address, 'ERC-20'))
  const { data: state } = useQuery({ ...userStateQuery(address), enabled: hasLending() })
  if (!list || !state || list.next !== null || list.skipped > 0 || list.isPartial) return false
  return state.positions.some(
    ({ asset, wallet }) => wallet > 0n && !list.items.some(({ token }) => token.address === asset),
  )
}
