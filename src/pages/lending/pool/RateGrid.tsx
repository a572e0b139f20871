import { creditTiers } from '#domain/lending/creditTiers.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { type RateScale, rateHeight } from './rateScale.ts'

const quarters = [0, 0.25, 0.5, 0.75, 1]

type RateGridProps = {
  scale: RateScale
  /** The utilisation from which the rate turns steep, as a fraction. */
  kink: number
}

/** The lines, labels and names of the axes behind the rates, and a dashed line at the kink. */
export function RateGrid({ scale: { x, y, highest, left }, kink }: RateGridProps) {
  return (
    <>
      {quarters.map((share) => (
        <g key={share}>
          <line x1={x(0)} x2={x(1)} y1={y(highest * share)} y2={y(highest * share)} className="stroke-line" />
          <text x={left - 8} y={y(highest * share) + 4} textAnchor="end" className="fill-faint">
            {percentText(highest * share)}
          </text>
          <text x={x(share)} y={rateHeight - 26} textAnchor="middle" className="fill-faint">
            {percentText(share)}
          </text>
        </g>
      ))}
      <text x={left - 8} y={10} textAnchor="end" className="fill-muted">
        APY
      </text>
      <text x={x(0.5)} y={rateHeight - 6} textAnchor="middle" className="fill-muted">
        Utilisation
      </text>
      <line
        x1={x(kink)}
        x2={x(kink)}
        y1={y(0)}
        y2={y(highest)}
        className="stroke-edge"
        strokeDasharray="2 4"
      />
    </>
  )
}

type TierNamesProps = Pick<RateGridProps, 'scale'> & {
  /** The rate of each tier at the kink. */
  apys: readonly number[]
  /** The tier whose line is emphasised. */
  tier: number
}

/** The names of the tiers beside the drawing, each at the height at which its line turns steep. */
export function TierNames({ scale, apys, tier }: TierNamesProps) {
  const lines = scale.lines(apys)
  return creditTiers.map((each, index) => (
    <text
      key={each.tier}
      x={scale.x(1) + 6}
      y={lines[index]}
      className={each.tier === tier ? 'fill-accent font-medium' : 'fill-faint'}
    >
      {each.name}
    </text>
  ))
}

/** A plain fraction as a percentage, for drawings: rounded down like every other percentage. `places` as in `formatPercent`. */
export function percentText(fraction: number, places?: 2): string {
  return formatPercent(decimal(fraction.toFixed(12)), { places })
}
