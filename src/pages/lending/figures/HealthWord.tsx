import { healthBand } from '#domain/lending/account/healthBand.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Badge } from '#ui/figures/Badge.tsx'

type HealthWordProps = {
  health: Decimal | 'none' | 'unknown'
  /** The health that follows, whose word is not said twice where both are in one band. */
  next?: HealthWordProps['health'] | undefined
}

/** A health factor with the word of its band. */
export function HealthWord({ health, next }: HealthWordProps) {
  const { word, tone } = healthBand(health)
  if (health === 'none' || health === 'unknown') return <span className="text-muted">{word}</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <span title={formatExact(health)}>{formatHealth(health)}</span>
      {(next === undefined || healthBand(next).word !== word) && <Badge tone={tone}>{word}</Badge>}
    </span>
  )
}
