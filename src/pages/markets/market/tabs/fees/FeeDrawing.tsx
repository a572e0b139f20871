import { useQuery } from '@tanstack/react-query'
import { feeAtVolatility, feeCurve } from '#domain/markets/curve/feeCurve.ts'
import { feeStrategies } from '#interfaces/indexer/assumptions.ts'
import { poolFeesQuery } from '#interfaces/node/contract/curve/poolFees.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits, toPixels } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'

type FeeDrawingProps = { pool: Address }

const width = 600
const height = 120
const ground = height - 2
const top = 8

/**
 * The fee of the next trade over the volatility, and where the pool is now. Nothing where the pool does not say its
 * strategy, or asks for another fee than the strategy does: then it is another contract.
 */
export function FeeDrawing({ pool }: FeeDrawingProps) {
  const { data } = useQuery(poolFeesQuery(pool))
  if (!data) return null
  const { strategy, volatility, feePpm, block } = data
  if (strategy === null || volatility === null || feePpm === null) return null
  if (feeAtVolatility(strategy, volatility) !== feePpm) return null
  const points = feeCurve(strategy)
  const highest = Number(points.at(-1)?.fee ?? feePpm)
  const x = (at: bigint) => toPixels(fromUnits(at, basisPoints)) * width
  const y = (fee: bigint) => ground - (Number(fee) / highest) * (ground - top)
  const line = points.map((point) => `${x(point.volatility).toFixed(1)} ${y(point.fee).toFixed(1)}`)
  const [nowX, nowY] = [x(volatility), y(feePpm)]
  const fee = formatPercent(fromUnits(feePpm, parts))
  const now = formatPercent(fromUnits(volatility, basisPoints))
  return (
    <figure className="grid gap-1 border-t px-4 py-3">
      <figcaption className="text-xs text-muted">
        <span className="font-medium text-text">{`Fee ${fee} at a volatility of ${now}`}</span>
        {` · ${feeStrategies[Number(strategy)]} · block ${formatCount(block)}`}
      </figcaption>
      <svg
        role="img"
        aria-label={`Fee over volatility: from ${formatPercent(fromUnits(points[0]?.fee ?? feePpm, parts))} at none to ${formatPercent(fromUnits(BigInt(highest), parts))} at 100%, now ${fee} at ${now}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-30 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line" />
        <path d={`M${line.join('L')}`} className="fill-none stroke-accent" strokeWidth="2" />
        <line x1={nowX} x2={nowX} y1={nowY} y2={ground} className="stroke-edge" strokeDasharray="3 3" />
        {/* A line without length is a round dot, however the drawing is stretched. */}
        <path d={`M${nowX} ${nowY}h0`} className="stroke-accent" strokeWidth="9" strokeLinecap="round" />
      </svg>
      <p className="flex justify-between text-xs text-faint" aria-hidden="true">
        <span>0% volatility</span>
        <span>{`100%: fee ${formatPercent(fromUnits(BigInt(highest), parts))}`}</span>
      </p>
    </figure>
  )
}

/** A basis point is 0.0001, a part per million 0.000001. */
const basisPoints = 4
const parts = 6
