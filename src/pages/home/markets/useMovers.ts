import { useQuery } from '@tanstack/react-query'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { now } from '#lib/browser/clock.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { moverOrderQuery } from './moverOrder.ts'
import { rankable } from './rankMovers.ts'

/**
 * The markets that moved most within 24 hours, at most `most` of them, and the number of ranked markets; null before
 * all prices of the first ranking were read.
 */
export function useMovers(most: number) {
  const { data } = useQuery(allMarketsQuery())
  const { end } = useWindowEnd()
  const { ranked, isGrown } = rankable(data?.rows ?? [], end ?? now() / 1_000)
  const { data: order } = useQuery({ ...moverOrderQuery(ranked), enabled: data !== undefined })
  if (!data || !order) return null
  const movers = order.flatMap((pool) => ranked.find(({ poolAddress }) => poolAddress === pool) ?? [])
  return {
    movers: movers.slice(0, most),
    among: ranked.length,
    count: data.rows.length,
    isGrown,
    isWhole: data.isWhole,
  }
}
