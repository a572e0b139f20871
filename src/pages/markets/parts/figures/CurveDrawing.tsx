import { curveShape } from '#domain/markets/curve/curve.ts'
import { formatPrice } from '#lib/format/money.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, toPixels } from '#lib/numbers/decimal.ts'

type CurveDrawingProps = {
  /** 0 to 1. */
  sold: Decimal
  price: Decimal
}

const width = 320
const height = 120
const ground = height - 16
const top = 14

/** The price by the share sold, and the point where the market is now. */
export function CurveDrawing({ sold, price }: CurveDrawingProps) {
  const points = curveShape(sold)
  const end = points.at(-1) ?? { sold: 1, price: 1 }
  const x = (share: number) => (share / end.sold) * width
  const y = (relative: number) => ground - (relative / end.price) * (ground - top)
  const line = points.map((point) => `${x(point.sold).toFixed(1)} ${y(point.price).toFixed(1)}`)
  const now = points
    .filter((point) => point.sold <= toPixels(sold))
    .map((point) => `${x(point.sold).toFixed(1)} ${y(point.price).toFixed(1)}`)
  const [nowX, nowY] = [x(toPixels(sold)), y(1)]
  return (
    <figure className="border-b px-4 pt-3 pb-2">
      <svg
        role="img"
        aria-label={`The curve: ${formatPercent(sold)} sold at a price of ${formatPrice(price)}`}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full overflow-visible"
      >
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line" />
        <path
          d={`M0 ${ground}L${[...now, `${nowX.toFixed(1)} ${nowY.toFixed(1)}`].join('L')}L${nowX.toFixed(1)} ${ground}Z`}
          className="fill-soft"
        />
        <path d={`M${line.join('L')}`} className="fill-none stroke-edge" strokeWidth="1.5" />
        <path
          d={`M${[...now, `${nowX.toFixed(1)} ${nowY.toFixed(1)}`].join('L')}`}
          className="fill-none stroke-accent"
          strokeWidth="2"
        />
        <circle cx={nowX} cy={nowY} r="4" className="fill-accent stroke-surface" strokeWidth="2" />
        <text x="0" y={height - 2} className="fill-faint text-xs">
          0% sold
        </text>
        <text x={width} y={height - 2} textAnchor="end" className="fill-faint text-xs">
          {Math.round(end.sold * 100)}%
        </text>
      </svg>
    </figure>
  )
}
