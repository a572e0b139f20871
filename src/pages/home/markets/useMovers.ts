import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { moverOrderQuery } from './moverOrder.ts'
import { moverCount, rankable, rankMovers } from './rankMovers.ts'

/**
 * The markets that moved most within 24 hours, in the order of the changes shown unless it `isHeld`, and the number of ranked
 * markets; null before all prices of the first ranking were read.
 */
export function useMovers(isHeld = false) {
  const client = useQueryClient()
  const { data } = useQuery(allMarketsQuery())
  const { end, lagEnd } = useWindowEnd()
  const time = end ?? now() / 1_000
  const { ranked, isGrown } = rankable(data?.rows ?? [], time)
  const { data: order } = useQuery({ ...moverOrderQuery(ranked), enabled: data !== undefined })
  const first = (order ?? [])
    .flatMap((pool) => ranked.find(({ poolAddress }) => poolAddress === pool) ?? [])
    .slice(0, moverCount)
  const newest = rankMovers(
    first.map((market) => {
      // What the rows have read; the clock renders this anew every second.
      const line = client.getQueryData(priceLineQuery(market.poolAddress, lagEnd).queryKey)
      return { market, day: line?.day ?? [] }
    }),
    time,
  )
  const [shown, setShown] = useState(newest)
  if (!isHeld && shown.join() !== newest.join()) setShown(newest)
  if (!data || !order) return null
  return {
    movers: shown.flatMap((pool) => first.find(({ poolAddress }) => poolAddress === pool) ?? []),
    among: ranked.length,
    count: data.rows.length,
    isGrown,
    isWhole: data.isWhole,
  }
}
