import * as v from 'valibot'
import { timestamp } from '#lib/wire/shapes.ts'

/** A typed time: ISO 8601, in UTC when it names no zone, or seconds or milliseconds since 1970. Null for anything else. */
export function parseTime(typed: string): Date | null {
  const text = typed.trim()
  if (!/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d.*)?$|^\d{6,14}$/.test(text)) return null
  return v.parse(timestamp, text)
}
