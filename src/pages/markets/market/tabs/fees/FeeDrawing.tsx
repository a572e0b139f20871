import { useQuery } from '@tanstack/react-query'
import { feeByVolatility } from '#domain/markets/curve/poolFee.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { feeRangeText } from '#pages/markets/parts/figures/feeRangeText.ts'

type FeeDrawingProps = { pool: Address }

const width = 600
const height = 120
const ground = height - 2
const top = 8

/**
 * The bounds of the next trade's fee over the volatility, at the pool's age, and the pool's current point. Nothing for
 * a pool that does not report its age and volatility.
 */
export function FeeDrawing({ pool }: FeeDrawingProps) {
  const { data } = useQuery(curvePoolQuery(pool))
  if (!data?.fee) return null
  const { fee, block } = data
  const points = feeByVolatility(fee.age)
  const [first = fee, last = fee] = [points[0], points.at(-1)]
  const full = points.at(-1)?.volatility ?? 1n
  const x = (at: bigint) => (Number(at < full ? at : full) / Number(full)) * width
  const y = (parts: bigint) => ground - (Number(parts) / Number(last.most)) * (ground - top)
  const line = (name: 'least' | 'supposed' | 'most') =>
    points.map((point) => `${x(point.volatility).toFixed(1)} ${y(point[name]).toFixed(1)}`)
  const [nowX, nowY] = [x(fee.volatility), y(fee.supposed)]
  const now = formatPercent(fromUnits(fee.volatility, basisPoints))
  return (
    <figure className="grid gap-1 border-t px-4 py-3">
      <figcaption className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-medium text-text">{`Fee ${feeRangeText(fee)} at a volatility of ${now}`}</span>
        <span className="whitespace-nowrap">{`block ${formatCount(block)}`}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`Fee over volatility: ${feeRangeText(first)} at none, ${feeRangeText(last)} from 20% on, now ${feeRangeText(fee)} at ${now}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-30 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line" />
        <path
          d={`M${line('least').join('L')}L${line('most').toReversed().join('L')}Z`}
          className="fill-soft"
        />
        <path d={`M${line('supposed').join('L')}`} className="fill-none stroke-accent" strokeWidth="2" />
        <line x1={nowX} x2={nowX} y1={nowY} y2={ground} className="stroke-edge" strokeDasharray="3 3" />
        {/* A line without length is a round dot, however the drawing is stretched. */}
        <path d={`M${nowX} ${nowY}h0`} className="stroke-accent" strokeWidth="9" strokeLinecap="round" />
      </svg>
      <p className="flex justify-between text-xs text-faint" aria-hidden="true">
        <span>0% volatility</span>
        <span>{`from 20%: fee ${feeRangeText(last)}`}</span>
      </p>
    </figure>
  )
}

/** A basis point is 0.0001. */
const basisPoints = 4
