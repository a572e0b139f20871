import { useSyncExternalStore } from 'react'
import { preferences, setPreferences } from '#lib/browser/storage/preferences.ts'
import { wantedTime } from '#ui/figures/Time.tsx'

type TimeHeaderProps = { header: string }

const next = { ago: 'local', local: 'full', full: 'ago' } as const
const zones = { local: 'Time, local', full: 'Time, UTC' }
const offers = { ago: 'Show ages', local: 'Show local times', full: 'Show times in UTC' }

/** The head of a column of times. It switches all times from ages to local times, to UTC, and back. */
export function TimeHeader({ header }: TimeHeaderProps) {
  const wanted = useSyncExternalStore(preferences.subscribe, wantedTime)
  return (
    <button
      type="button"
      title={offers[next[wanted]]}
      onClick={() => setPreferences({ time: next[wanted] })}
      className="h-6 underline decoration-dotted underline-offset-4 hover:text-text"
    >
      {wanted === 'ago' ? header : zones[wanted]}
    </button>
  )
}
