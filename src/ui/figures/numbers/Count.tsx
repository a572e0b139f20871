import { formatCount } from '#lib/format/count.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'

type CountProps = {
  /** Null when unknown. */
  value: number | bigint | null
}

/** A number of things, with every digit. */
export function Count({ value }: CountProps) {
  return value === null ? <Unknown /> : formatCount(value)
}
