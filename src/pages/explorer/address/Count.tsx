import { formatCount } from '#lib/numbers/format.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'

/** A count, or a dash. */
export function Count({ value }: { value: number | null }) {
  return value === null ? <Unknown /> : formatCount(value)
}
