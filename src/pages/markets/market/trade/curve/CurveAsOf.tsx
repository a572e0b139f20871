import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { useCurve } from './useCurve.ts'

type CurveAsOfProps = { market: TradedMarket }

/** The block of the pool's reserves; without the pool's answer, the time at which the indexer's were read. */
export function CurveAsOf({ market }: CurveAsOfProps) {
  const { block, readAt } = useCurve(market)
  if (block === null) return <QueryAsOf queryKey={marketQuery(market.poolAddress).queryKey} />
  return <AsOf at={readAt} block={block} />
}
