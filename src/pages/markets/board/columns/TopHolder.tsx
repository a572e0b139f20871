import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estimatedSupply } from '#domain/markets/curve/reserves.ts'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import { shareOnBoard } from '#domain/markets/marketRisk.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { type TopHolder as Largest, topHolderQuery } from '#interfaces/indexer/token/topHolder.ts'
import { formatPercent, formatPercentExact } from '#lib/format/percent.ts'
import { useSeen } from '#pages/markets/parts/figures/useSeen.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'

type TopHolderProps = { market: Market }

/** The largest holder's share of the supply, without the pool, requested when the cell comes on screen. */
export function TopHolder({ market }: TopHolderProps) {
  const { ref, seen } = useSeen()
  const { data, isError } = useQuery({ ...topHolderQuery(market), enabled: seen })
  return (
    <span ref={ref}>
      {data ? (
        <Share market={market} largest={data} />
      ) : (
        isError && <Unknown title="The holders could not be read" />
      )}
    </span>
  )
}

function Share({ market, largest: { holder, unreadable } }: TopHolderProps & { largest: Largest }) {
  if (unreadable > 0) return <Unknown title="A holder could not be read" />
  if (holder === null && holdersBesidesPool(market) > 0)
    return <Unknown title="The indexer lists none of the holders" />
  if (holder === null) {
    return (
      <span className="text-faint" title="Nobody but the pool holds any">
        None
      </span>
    )
  }
  const share = shareOnBoard(holder, estimatedSupply(market))
  const address = holder.holderAddress
  return (
    <Link
      to="/address/$address"
      params={{ address }}
      className="hover:underline"
      title={`${share === null ? 'An unknown share' : formatPercentExact(share)}, held by ${address}${address === market.creator ? ', the creator' : ''}`}
    >
      {share === null ? <Unknown /> : formatPercent(share, { places: 1 })}
    </Link>
  )
}
