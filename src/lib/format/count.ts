import { grouped, minus } from './cut.ts'

/** A count with its noun: `1 row`, `1,204 rows`. */
export function countOf(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`
}

/** How many of something, with every digit: `1,204`. */
export function formatCount(value: number | bigint): string {
  return value < 0 ? minus + grouped(String(-value)) : grouped(String(value))
}
