import { useQuery } from '@tanstack/react-query'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { usePositions } from '#pages/positions/usePositions.ts'

/** The trades of an account on one market, as far as they are read, and its position there; undefined while that is not known. */
export function useOwnPosition(owner: Address, pool: Address) {
  const { data } = useQuery(allSwapsByUserQuery(owner))
  const trades = data?.rows.filter(({ poolAddress }) => poolAddress === pool) ?? []
  const position = usePositions(owner, { rows: trades, isWhole: data?.isWhole ?? false }, 1)?.[0]
  return { trades, position }
}
