import { TickMarkType, type Time } from 'lightweight-charts'
import { formatMonth } from '#lib/format/time.ts'

/**
 * The axis label of a time in epoch seconds, in UTC: `2026`, `Mar`, `12`, `09:30`. Faster than Intl, which the
 * library calls for each label.
 */
export function formatTick(time: Time, type: TickMarkType): string {
  const at = new Date(Number(time) * 1_000)
  if (type === TickMarkType.Year) return String(at.getUTCFullYear())
  if (type === TickMarkType.Month) return formatMonth(at)
  if (type === TickMarkType.DayOfMonth) return String(at.getUTCDate())
  return at.toISOString().slice(11, type === TickMarkType.TimeWithSeconds ? 19 : 16)
}
