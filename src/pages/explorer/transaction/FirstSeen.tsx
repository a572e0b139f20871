import { useState } from 'react'
import { now } from '#lib/browser/clock.ts'
import { Time } from '#ui/figures/Time.tsx'

/** Since when this page shows a pending transaction: no server tells since when it waits. */
export function FirstSeen() {
  const [at] = useState(() => new Date(now()))
  return (
    <span className="text-sm text-muted">
      first seen here <Time at={at} />
    </span>
  )
}
