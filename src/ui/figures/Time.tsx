import { useSyncExternalStore } from 'react'
import { now, subscribeClock } from '#lib/browser/clock.ts'
import { preferences } from '#lib/browser/preferences.ts'
import { formatAge, formatAgo, formatMoment } from '#lib/format/time.ts'
import { Unknown } from './Unknown.tsx'

type TimeProps = {
  at: Date | null
  /**
   * `ago`: 3 min ago; `age`: 3 min, for a column; `full`: date and time in UTC. The settings can choose `full`
   * everywhere.
   */
  style?: 'ago' | 'age' | 'full'
}

/** A point in time. Ages are updated every second; the title has the exact time. */
export function Time({ at, style = 'ago' }: TimeProps) {
  const wanted = useSyncExternalStore(preferences.subscribe, () => preferences.read().time)
  const form = wanted === 'full' ? 'full' : style
  const text = useSyncExternalStore(subscribeClock, () => (at === null ? '' : timeText(at, form)))
  if (at === null) return <Unknown title="Unknown time" />
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()} title={formatMoment(at)}>
      {text}
    </time>
  )
}

function timeText(at: Date, form: 'ago' | 'age' | 'full'): string {
  if (form === 'full') return formatMoment(at)
  return form === 'age' ? formatAge(at, now()) : formatAgo(at, now())
}
