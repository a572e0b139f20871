import { creditTiers } from '#lib/creditTiers.ts'
import { decimal } from '#lib/decimal.ts'
import { formatPercent } from '#lib/format.ts'
import type { Reserve } from '#lib/lendingPreview.ts'
import { type CurvePoint, rateCurve, supplyCurve } from '#lib/rateCurve.ts'

type RateCurveProps = { reserve: Reserve /** The tier drawn strong. */; tier: number }

const width = 640
const height = 260
const frame = { left: 44, right: 12, top: 14, bottom: 26 }
const gridShares = [0, 0.25, 0.5, 0.75, 1]

/** The borrow rate over utilisation: one line a credit tier, what depositors earn, and where the pool is now. */
export function RateCurve({ reserve, tier }: RateCurveProps) {
  const lines = creditTiers.map((each) => ({ ...each, points: rateCurve(reserve.model, each.tier) }))
  const supply = supplyCurve(reserve.model, reserve.reserveFactorBps)
  const highest = Math.max(...lines.flatMap(({ points }) => points.map(({ apy }) => apy)), 0.01)
  const x = (share: number) => frame.left + share * (width - frame.left - frame.right)
  const y = (apy: number) => height - frame.bottom - (apy / highest) * (height - frame.top - frame.bottom)
  const path = (points: readonly CurvePoint[]) =>
    points.map(({ utilization, apy }, at) => `${at ? 'L' : 'M'}${x(utilization)} ${y(apy)}`).join('')

  const here = Number(reserve.utilization) / 1e27
  const own = lines.find((line) => line.tier === tier) ?? lines[2]
  const apyHere = own?.points.find(({ utilization }) => utilization >= here)?.apy ?? 0
  const kink = Number(reserve.model.kinkBps) / 10_000
  const summary = `Borrow APY of tier ${own?.name ?? ''} at ${percent(here)} utilisation: ${percent(apyHere)}. It turns steep above ${percent(kink)}.`

  return (
    <figure className="grid gap-2 p-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-full fill-none text-xs"
        role="img"
        aria-label={summary}
      >
        {gridShares.map((share) => (
          <g key={share}>
            <line
              x1={x(0)}
              x2={x(1)}
              y1={y(highest * share)}
              y2={y(highest * share)}
              className="stroke-line"
            />
            <text x={frame.left - 6} y={y(highest * share) + 4} textAnchor="end" className="fill-faint">
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
            className={line.tier === own?.tier ? 'stroke-accent' : 'stroke-edge'}
            strokeWidth={line.tier === own?.tier ? 2.5 : 1}
            strokeOpacity={line.tier === own?.tier ? 1 : 0.6}
          />
        ))}
        <path d={path(supply)} className="stroke-up" strokeWidth="1.5" strokeDasharray="5 4" />
        <line x1={x(here)} x2={x(here)} y1={y(0)} y2={y(apyHere)} className="stroke-accent" />
        <circle cx={x(here)} cy={y(apyHere)} r="5" className="fill-accent stroke-surface" strokeWidth="2" />
        <text
          x={x(here) + (here > 0.7 ? -10 : 10)}
          y={Math.max(y(apyHere) - 10, 12)}
          textAnchor={here > 0.7 ? 'end' : 'start'}
          className="fill-text font-medium"
        >
          {`now ${percent(here)} → ${percent(apyHere)}`}
        </text>
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <Key className="border-accent border-t-2">{`Borrow APY, tier ${own?.name ?? ''}`}</Key>
        <Key className="border-edge border-t">the other tiers</Key>
        <Key className="border-up border-t-2 border-dashed">
          Supply APY if all loans were in the middle tier
        </Key>
        <span>Across: share of the pool that is lent out</span>
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
