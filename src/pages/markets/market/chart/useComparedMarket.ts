import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import { candlesQuery } from '#interfaces/indexer/prices/candle.ts'
import type { ComparedMarket } from '#ui/charts/candles/chartLines.ts'

const refetchInterval = 60_000

export type Compared = { market: ComparedMarket | null; isFailed: boolean }

/** The compared market of a chart, refetched every minute. `market` is null until it is read, or for no pool. */
export function useComparedMarket(pool: string | null, interval: string, limit: number): Compared {
  const isAsked = pool !== null
  const market = useQuery({ ...batchedMarketQuery(pool ?? ''), enabled: isAsked })
  const candles = useQuery({
    ...candlesQuery(pool ?? '', interval, limit),
    refetchInterval,
    enabled: isAsked,
  })
  const { symbol } = market.data ?? {}
  const rows = candles.data?.candles
  return {
    market: useMemo(
      () => (isAsked && symbol && rows ? { symbol, candles: rows } : null),
      [isAsked, symbol, rows],
    ),
    isFailed: isAsked && (market.isError || candles.isError || market.data === null),
  }
}
