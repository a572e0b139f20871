import type { Address } from '#lib/wire/shapes.ts'
import { usePriceAlerts } from './priceAlerts.ts'

type AlertCountProps = { pool: Address }

/** How many alerts are set on a market; nothing without one. */
export function AlertCount({ pool }: AlertCountProps) {
  const count = usePriceAlerts().filter((alert) => alert.pool === pool).length
  return count > 0 && <span className="text-accent">{` · ${count}`}</span>
}
