import { creditTiers, scoreRange, tierOfScore } from '#domain/lending/creditTiers.ts'
import { Gauge } from '#ui/charts/Gauge.tsx'

type ScoreGaugeProps = {
  /** Null when unknown. */
  score: number | null
  /** Whether the score comes from the pool contract, whose tiers are known. */
  hasTiers?: boolean
}

/** A credit score between the lowest and the highest, with the name of its tier. */
export function ScoreGauge({ score, hasTiers = true }: ScoreGaugeProps) {
  const next = hasTiers && score !== null ? creditTiers.find(({ from }) => from > score) : undefined
  return (
    <div className="grid justify-items-center">
      <Gauge
        label="Credit score"
        value={score}
        min={scoreRange.lowest}
        max={scoreRange.highest}
        {...(hasTiers && {
          tiers: creditTiers.slice(1).map(({ from }) => from),
          ...(score !== null && {
            note: tierOfScore(score).name,
            isLow: tierOfScore(score) === creditTiers[0],
          }),
        })}
      />
      {next && <p className="text-xs text-muted">{`${next.name} from ${next.from}`}</p>}
    </div>
  )
}
