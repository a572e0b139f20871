import { formatCount } from '#lib/format/count.ts'

/** What an empty list says: `none`, or, where some are counted elsewhere, that the list lacks them. */
export function noneListed(none: string, counted: number | bigint | null | undefined): string {
  if (!counted) return none
  return `None are listed, though ${formatCount(counted)} ${Number(counted) === 1 ? 'is' : 'are'} counted.`
}
