import { useSyncExternalStore } from 'react'
import { now, subscribeClock } from '#lib/browser/clock.ts'
import { type Preferences, preferences } from '#lib/browser/storage/preferences.ts'
import { formatAge, formatAgo, formatMoment, formatStamp } from '#lib/format/time.ts'
import { Unknown } from './Unknown.tsx'

type TimeProps = {
  at: Date | null
  /**
   * `ago`: 3 min ago; `age`: 3 min, for a column; `full`: date and time. The settings and the heads of columns choose
   * dates and times in place of ages, and whether they are local.
   */
  style?: 'ago' | 'age' | 'full'
}

/** A point in time. Ages are updated every second; the title has the exact time. */
export function Time({ at, style = 'ago' }: TimeProps) {
  const wanted = useSyncExternalStore(preferences.subscribe, wantedTime)
  const text = useSyncExternalStore(subscribeClock, () => (at === null ? '' : timeText(at, style, wanted)))
  if (at === null) return <Unknown title="Unknown time" />
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()} title={formatMoment(at)}>
      {text}
      {style === 'age' && wanted !== 'ago' && (
        <span className="unit text-faint"> {wanted === 'local' ? 'local' : 'UTC'}</span>
      )}
    </time>
  )
}

/** How times are shown: ages, or dates in local time or UTC. */
export function wantedTime(): Preferences['time'] {
  return preferences.read().time
}

function timeText(at: Date, style: 'ago' | 'age' | 'full', wanted: Preferences['time']): string {
  if (style !== 'full' && wanted === 'ago')
    return style === 'age' ? formatAge(at, now()) : formatAgo(at, now())
  if (style === 'age') return formatStamp(at, wanted === 'local' ? 'local' : 'utc')
  return wanted === 'local' ? `${formatStamp(at, 'local')} local` : formatMoment(at)
}
