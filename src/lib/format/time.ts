import { formatCount } from './count.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

// The first Intl.DateTimeFormats are slow to make, and they were made before anything was shown.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The age of a time: `now`, `8 s`, `3 min`, `5 h`, `12 d`, and after a year the date. */
export function formatAge(at: Date, now: number): string {
  const age = now - at.getTime()
  if (age < second) return 'now'
  if (age < minute) return `${Math.floor(age / second)} s`
  if (age < hour) return `${Math.floor(age / minute)} min`
  if (age < day) return `${Math.floor(age / hour)} h`
  if (age < 365 * day) return `${Math.floor(age / day)} d`
  return formatDay(at)
}

/** The age in a sentence: `just now`, `3 min ago`, `12 Mar 2025`. */
export function formatAgo(at: Date, now: number): string {
  const age = formatAge(at, now)
  if (age === 'now') return 'just now'
  return now - at.getTime() < 365 * day ? `${age} ago` : age
}

/** Date and time: `12 Mar 2026, 09:30:00 UTC`. */
export function formatMoment(at: Date): string {
  return `${formatDay(at)}, ${at.toISOString().slice(-13, -5)} UTC`
}

/** Date and time without seconds, for whole hours: `12 Mar 2026, 09:00 UTC`. */
export function formatMinute(at: Date): string {
  return `${formatDay(at)}, ${at.toISOString().slice(-13, -8)} UTC`
}

/** The date: `12 Mar 2026`. */
export function formatDay(at: Date): string {
  return `${at.getUTCDate()} ${formatMonth(at)} ${at.getUTCFullYear()}`
}

/** The short name of the month: `Mar`. */
export function formatMonth(at: Date): string {
  return String(months[at.getUTCMonth()])
}

/** A duration in its largest unit: `240 ms`, `1.5 s`, `3 min`, `2 h`, `4 d`, `64 years`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < second) return `${Math.round(milliseconds)} ms`
  if (milliseconds < minute) return `${Number((milliseconds / second).toFixed(1))} s`
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h`
  if (milliseconds < 730 * day) return `${Math.floor(milliseconds / day)} d`
  return `${formatCount(Math.floor(milliseconds / (365.25 * day)))} years`
}

/** The time between two events of a stream: seconds with two places below one, `0.28 s`, else as a duration. */
export function formatPace(milliseconds: number): string {
  const text = (milliseconds / second).toFixed(2)
  if (milliseconds < 995) return text === '0.00' ? formatDuration(milliseconds) : `${text} s`
  return formatDuration(Math.max(milliseconds, second))
}

/** Date and time that sort as text, in UTC or where the user is: `2026-03-12 09:30:00`. The zone stands beside it. */
export function formatStamp(at: Date, zone: 'local' | 'utc'): string {
  const shift = zone === 'local' ? at.getTimezoneOffset() * minute : 0
  return new Date(at.getTime() - shift).toISOString().slice(0, 19).replace('T', ' ')
}
