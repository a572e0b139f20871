import { healthBand } from '#domain/lending/account/healthBand.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Badge } from '#ui/figures/Badge.tsx'

/** A health factor with the word of its band. */
export function HealthWord({ health }: { health: Decimal | 'none' | 'unknown' }) {
  const { word, tone } = healthBand(health)
  if (health === 'none' || health === 'unknown') return <span className="text-muted">{word}</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <span title={formatExact(health)}>{formatHealth(health)}</span>
      <Badge tone={tone}>{word}</Badge>
    </span>
  )
}
