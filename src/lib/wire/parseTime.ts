import * as v from 'valibot'
import { timestamp } from '#lib/wire/shapes.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A typed time: ISO 8601, or as this app writes it, `12 Mar 2026, 09:30:00 UTC`; in UTC when it names no zone; or seconds
 * or milliseconds since 1970. Null for anything else.
 */
export function parseTime(typed: string): Date | null {
  const text = isoForm(typed.trim())
  if (!/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d.*)?$|^\d{6,14}$/.test(text)) return null
  const time = v.safeParse(timestamp, text)
  if (!time.success || time.output === null) return null
  // The engine reads 30 February as 2 March.
  const day = Number(/^\d{4}-\d\d-(\d\d)(?!.*[+-]\d\d:?\d\d$)/.exec(text)?.[1] ?? time.output.getUTCDate())
  return day === time.output.getUTCDate() ? time.output : null
}

/** `12 Mar 2026, 09:30:00 UTC` as `2026-03-12T09:30:00Z`; other text unchanged. */
function isoForm(text: string): string {
  const [, day = '', month = '', year = '', time = ''] =
    /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})(?:,? (\d\d:\d\d(?::\d\d)?))?(?: UTC)?$/i.exec(text) ?? []
  const number = months.indexOf(month.toLowerCase()) + 1
  if (number === 0) return text.replace(/ UTC$/, 'Z').replace(/^(\d{4}-\d\d-\d\d)Z$/, '$1')
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}${time && `T${time}Z`}`
}
