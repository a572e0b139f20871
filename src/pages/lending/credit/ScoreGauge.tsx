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
  return (
    <Gauge
      label="Credit score"
      value={score}
      min={scoreRange.lowest}
      max={scoreRange.highest}
      {...(hasTiers && {
        tiers: creditTiers.slice(1).map(({ from }) => from),
        ...(score !== null && { note: tierOfScore(score).name }),
      })}
    />
  )
}
