import { creditTiers, scoreRange, tierOfScore } from '#domain/credit/creditTiers.ts'
import { Gauge } from '#ui/charts/Gauge.tsx'

/** A credit score between the lowest and the highest, with the name of its tier. */
export function ScoreGauge({ score }: { score: number }) {
  return (
    <Gauge
      label="Credit score"
      value={score}
      min={scoreRange.lowest}
      max={scoreRange.highest}
      tiers={creditTiers.slice(1).map(({ from }) => from)}
      note={tierOfScore(score).name}
    />
  )
}
