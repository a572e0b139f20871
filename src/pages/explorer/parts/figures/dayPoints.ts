import { now } from '#lib/browser/clock.ts'
import { formatDay } from '#lib/format/time.ts'
import type { PlotPoint } from '#ui/charts/Plot.tsx'

/**
 * The points of a chart of UTC days, oldest first, without days that have no figure. The day that is not over says so: as a whole
 * one it would look like a fall. On a chain whose clock is ahead, as on a development node that skipped time, that is its newest.
 * `soFar` is another count of today: a day only grows, so the larger of the two is the later one.
 */
export function dayPoints<Day extends { date: string }>(
  days: readonly Day[],
  figure: (day: Day) => number | bigint | null,
  soFar?: number | null,
): PlotPoint[] {
  const newest = days.at(-1)?.date ?? ''
  const today = new Date(now()).toISOString().slice(0, 10)
  return days.flatMap((day) => {
    const own = figure(day)
    const isLater = day.date === today && soFar != null && (own === null || soFar > own)
    const value = isLater ? soFar : own
    if (value === null) return []
    const label = formatDay(new Date(`${day.date}T00:00:00Z`))
    return day.date >= today && day.date >= newest
      ? [{ label: `${label} so far`, tick: 'so far', value: Number(value), isOpen: true }]
      : [{ label, tick: label.replace(/ \d+$/, ''), value: Number(value) }]
  })
}
