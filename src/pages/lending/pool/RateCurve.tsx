import { creditTiers, tierByNumber } from '#domain/credit/creditTiers.ts'
import { annualYield, rateAt } from '#domain/lending/interest.ts'
import type { Reserve } from '#domain/lending/preview.ts'
import { type CurvePoint, niceTop, rateCurve, supplyCurve } from '#domain/lending/rateCurve.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatPercent } from '#lib/numbers/format.ts'
import { useWidth } from './useWidth.ts'

type RateCurveProps = {
  reserve: Reserve
  /** The tier drawn strong. */
  tier: number
}

const height = 260
const frame = { left: 48, right: 20, top: 16, bottom: 26 }
const quarters = [0, 0.25, 0.5, 0.75, 1]

/** The borrow rate over utilisation: one line a credit tier, what depositors earn, and where the pool is now. */
export function RateCurve({ reserve, tier }: RateCurveProps) {
  const [figure, width] = useWidth<HTMLDivElement>(560)
  const { model } = reserve
  const lines = creditTiers.map((each) => ({ tier: each.tier, points: rateCurve(model, each.tier) }))
  const highest = niceTop(Math.max(...lines.flatMap(({ points }) => points.map(({ apy }) => apy))))
  const x = (share: number) => frame.left + share * (width - frame.left - frame.right)
  const y = (apy: number) => height - frame.bottom - (apy / highest) * (height - frame.top - frame.bottom)
  const path = (points: readonly CurvePoint[]) =>
    points.map(({ utilization, apy }, at) => `${at ? 'L' : 'M'}${x(utilization)} ${y(apy)}`).join('')

  const here = Number(reserve.utilization) / 1e27
  const apyHere = annualYield(rateAt(model, reserve.utilization, tier))
  const kink = Number(model.kinkBps) / 10_000
  const { name } = tierByNumber(tier)
  const summary = `Borrow APY of tier ${name} at ${percent(here)} utilisation: ${percent(apyHere)}. It turns steep above ${percent(kink)}.`

  return (
    <figure className="grid grid-cols-1 gap-2 p-4">
      <div ref={figure} className="min-w-0 overflow-hidden">
        <svg width={width} height={height} className="fill-none text-xs" role="img" aria-label={summary}>
          {quarters.map((share) => (
            <g key={share}>
              <line
                x1={x(0)}
                x2={x(1)}
                y1={y(highest * share)}
                y2={y(highest * share)}
                className="stroke-line"
              />
              <text x={frame.left - 8} y={y(highest * share) + 4} textAnchor="end" className="fill-faint">
                {percent(highest * share)}
              </text>
              <text x={x(share)} y={height - 8} textAnchor="middle" className="fill-faint">
                {percent(share)}
              </text>
            </g>
          ))}
          <line
            x1={x(kink)}
            x2={x(kink)}
            y1={y(0)}
            y2={y(highest)}
            className="stroke-edge"
            strokeDasharray="2 4"
          />
          {lines.map((line) => (
            <path
              key={line.tier}
              d={path(line.points)}
              className={line.tier === tier ? 'stroke-accent' : 'stroke-edge'}
              strokeWidth={line.tier === tier ? 2.5 : 1}
            />
          ))}
          <path
            d={path(supplyCurve(model, reserve.reserveFactorBps))}
            className="stroke-up"
            strokeWidth="1.5"
            strokeDasharray="5 4"
          />
          <circle cx={x(here)} cy={y(apyHere)} r="5" className="fill-accent stroke-surface" strokeWidth="2" />
          <text
            x={x(here) + (here > 0.4 ? 4 : -4)}
            y={y(apyHere) - 12}
            textAnchor={here > 0.4 ? 'end' : 'start'}
            className="fill-text font-medium"
          >
            {`now ${percent(here)} lent, ${percent(apyHere)}`}
          </text>
        </svg>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <Key className="border-accent border-t-2">{`Borrow APY, tier ${name}`}</Key>
        <Key className="border-edge border-t">Other tiers</Key>
        <Key className="border-up border-t-2 border-dashed">Supply APY, all loans in the middle tier</Key>
      </figcaption>
    </figure>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`w-5 ${className}`} aria-hidden="true" />
      {children}
    </span>
  )
}

function percent(fraction: number): string {
  return formatPercent(decimal(fraction.toFixed(4)))
}
