import { useState } from 'react'
import { now } from '#lib/browser/clock.ts'
import { Time } from '#ui/figures/Time.tsx'

/** Since when a pending transaction is known: `at` by the explorer, else since this page shows it. */
export function FirstSeen({ at = null }: { at?: Date | null }) {
  const [here] = useState(() => new Date(now()))
  return (
    <span className="text-sm text-muted">
      first seen {at === null && 'here '}
      <Time at={at ?? here} />
    </span>
  )
}
