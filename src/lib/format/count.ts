import { grouped, minus } from './cut.ts'

/** How many of something, with every digit: `1,204`. */
export function formatCount(value: number | bigint): string {
  return value < 0 ? minus + grouped(String(-value)) : grouped(String(value))
}
