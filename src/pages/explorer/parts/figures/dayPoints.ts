import { now } from '#lib/browser/clock.ts'
import { formatDay } from '#lib/format/time.ts'
import type { PlotPoint } from '#ui/charts/Plot.tsx'

/**
 * The points of a chart of UTC days, oldest first, without days that have no figure. A day that is not over is left out: it
 * would look like a fall. On a chain whose clock is ahead, as on a development node that skipped time, that is its newest.
 */
export function wholeDays<Day extends { date: string }>(
  days: readonly Day[],
  figure: (day: Day) => number | bigint | null,
): PlotPoint[] {
  const newest = days.at(-1)?.date ?? ''
  const today = new Date(now()).toISOString().slice(0, 10)
  return days.flatMap((day) => {
    const value = figure(day)
    if (value === null || (day.date >= today && day.date >= newest)) return []
    const label = formatDay(new Date(`${day.date}T00:00:00Z`))
    return [{ label, tick: label.replace(/ \d+$/, ''), value: Number(value) }]
  })
}
