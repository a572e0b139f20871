import { curveShape } from '#domain/markets/curve/curve.ts'
import { formatPrice } from '#lib/format/money.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, decimal, multiply, toPixels } from '#lib/numbers/decimal.ts'

type CurveDrawingProps = {
  /** 0 to 1. */
  sold: Decimal
  price: Decimal
  /** The point at which the typed trade would leave the market. */
  after?: CurvePlace | null | undefined
}

/** A point on the curve: the sold share, 0 to 1, and the price there in dollars. */
export type CurvePlace = { sold: Decimal; price: Decimal }

const width = 320
const height = 120
const ground = height - 16
const top = 14
/** About that of what stands at the point of a trade. */
const wordsWidth = 130

/** The price over the sold share, with the market's current point and the one at which a trade would leave it. */
export function CurveDrawing({ sold, price, after = null }: CurveDrawingProps) {
  const [now, next] = [toPixels(sold), after && toPixels(after.sold)]
  const points = curveShape(sold, next ?? 0)
  const end = points.at(-1) ?? { sold: 1, price: 1 }
  const x = (share: number) => (share / end.sold) * width
  const y = (share: number) => ground - (((1 - now) / (1 - share)) ** 2 / end.price) * (ground - top)
  const at = (share: number) => `${x(share).toFixed(1)} ${y(share).toFixed(1)}`
  /** The curve from one share to another. */
  const along = (from: number, to: number) => {
    const between = points.filter((point) => point.sold > from && point.sold < to)
    return `M${[at(from), ...between.map((point) => at(point.sold)), at(to)].join('L')}`
  }
  // It moves only under somebody's typing.
  const dotColour =
    next === null
      ? 'fill-accent'
      : `motion-safe:transition-transform motion-safe:duration-150 ${next < now ? 'fill-down' : 'fill-up'}`
  const words = wordsAt(next ?? 0, end.sold)
  return (
    <figure className="border-b px-4 pt-3 pb-2">
      <svg
        role="img"
        aria-label={`The curve: ${formatPercent(sold)} sold at a price of ${formatPrice(price)}${after ? `; after this trade ${formatPercent(after.sold)} at ${formatPrice(after.price)}` : ''}`}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full overflow-visible"
      >
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line" />
        <path d={`${along(0, now)}L${x(now).toFixed(1)} ${ground}L0 ${ground}Z`} className="fill-soft" />
        <path d={along(0, end.sold)} className="fill-none stroke-edge" strokeWidth="1.5" />
        <path d={along(0, now)} className="fill-none stroke-accent" strokeWidth="2" />
        {after && next !== null && (
          <>
            <path
              d={along(Math.min(now, next), Math.max(now, next))}
              className={`fill-none ${next < now ? 'stroke-down' : 'stroke-up'}`}
              strokeWidth="3"
            />
            <text
              x={Math.max(0, x(next) + words.shift)}
              y={Math.max(top - 2, y(words.under) - 8)}
              textAnchor={words.anchor}
              className="fill-text text-xs font-medium"
            >
              {`${formatPrice(after.price)} after your ${next < now ? 'sale' : 'buy'}`}
            </text>
          </>
        )}
        <circle
          cx={x(now)}
          cy={y(now)}
          r="4"
          className={next === null ? 'fill-accent stroke-surface' : 'fill-surface stroke-accent'}
          strokeWidth="2"
        />
        <circle
          r="4"
          className={`stroke-surface ${dotColour}`}
          strokeWidth="1.5"
          transform={`translate(${at(next ?? now)})`}
        />
        <g className="fill-faint text-xs">
          <text x="0" y={height - 2}>
            0% sold
          </text>
          <g textAnchor="end">
            <text x={width} y={top - 5}>
              {formatPrice(multiply(price, decimal(end.price.toFixed(9))))}
            </text>
            <text x={width} y={height - 2}>
              {`${Math.round(end.sold * 100)}% sold`}
            </text>
          </g>
        </g>
      </svg>
    </figure>
  )
}

/**
 * Where the words at a point stand: left of the curve, where its rise leaves room for them; on its flat part above the
 * point. `under` is the share whose height they stay above.
 */
function wordsAt(next: number, last: number) {
  return next < last / 2
    ? ({ anchor: 'start', shift: -4, under: next + (wordsWidth / width) * last } as const)
    : ({ anchor: 'end', shift: -8, under: next } as const)
}
