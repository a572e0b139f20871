import { formatCount } from '#lib/format.ts'
import { Unknown } from '#ui/Unknown.tsx'

/** A count, or a dash. */
export function Count({ value }: { value: number | null }) {
  return value === null ? <Unknown /> : formatCount(value)
}
