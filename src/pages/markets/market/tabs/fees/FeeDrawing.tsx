import { useQuery } from '@tanstack/react-query'
import { type PointerEvent, useState } from 'react'
import { feeByVolatility } from '#domain/markets/curve/poolFee.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { feeRangeText } from '#pages/markets/parts/figures/feeRangeText.ts'
import { PlotFoot } from '#ui/charts/PlotFoot.tsx'

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
  const [read, setRead] = useState<number | null>(null)
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
  const now = percent(fee.volatility)
  const at = read === null ? undefined : points[read]

  function readAt({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect()
    const index = Math.round(((clientX - box.left) / box.width) * (points.length - 1))
    setRead(Math.max(0, Math.min(points.length - 1, index)))
  }

  return (
    <figure className="grid gap-1 border-t px-4 py-3">
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-medium text-text">{`Fee of the next trade ${feeRangeText(fee)}`}</span>
        <span>{`at the pool's volatility of ${now}, block ${formatCount(block)}`}</span>
        <span>Line: as quoted. Band: by the share of the largest holder.</span>
      </p>
      <div className="flex gap-2">
        <svg
          role="img"
          aria-label={`Fee over volatility: ${feeRangeText(first)} at none, ${feeRangeText(last)} at 20% or more, now ${feeRangeText(fee)} at ${now}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-30 min-w-0 flex-1 touch-pan-y overflow-visible *:[vector-effect:non-scaling-stroke]"
          onPointerDown={readAt}
          onPointerMove={readAt}
          // What a finger chose stays when it is lifted.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setRead(null)}
        >
          <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line" />
          <path
            d={`M${line('least').join('L')}L${line('most').toReversed().join('L')}Z`}
            className="fill-soft"
          />
          <path d={`M${line('supposed').join('L')}`} className="fill-none stroke-accent" strokeWidth="2" />
          {at && (
            <line
              x1={x(at.volatility)}
              x2={x(at.volatility)}
              y1={y(at.most)}
              y2={ground}
              className="stroke-muted"
            />
          )}
          <line x1={nowX} x2={nowX} y1={nowY} y2={ground} className="stroke-edge" strokeDasharray="3 3" />
          {/* A line without length is a round dot, however the drawing is stretched. */}
          <path d={`M${nowX} ${nowY}h0`} className="stroke-accent" strokeWidth="9" strokeLinecap="round" />
        </svg>
        <div aria-hidden className="flex flex-col justify-between text-right text-xs text-faint">
          <span>{formatPercent(fromUnits(last.most, 6), { places: 2 })}</span>
          <span>0%</span>
        </div>
      </div>
      <PlotFoot
        label="Fee over volatility"
        ends={['0% volatility', '20% or more']}
        reading={at && `Volatility ${percent(at.volatility)}: fee ${feeRangeText(at)}`}
        rows={points.map((point) => [percent(point.volatility), feeRangeText(point)])}
      />
    </figure>
  )
}

/** A volatility in basis points, as the chart above shows it. */
function percent(volatility: bigint): string {
  return formatPercent(fromUnits(volatility, 4))
}
