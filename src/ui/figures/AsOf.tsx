import { type ReactNode, useSyncExternalStore } from 'react'
import { corrected, now, subscribeClock } from '#lib/browser/clock.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatMoment } from '#lib/format/time.ts'
import { Time } from './Time.tsx'

type AsOfProps = {
  /** When the figures were received, by this device's clock; null before that. */
  at: Date | null
  /** The block of the figures, if known. It is shown in place of the time. */
  block?: number | null
  /** How the figures are kept fresh, in place of the word "Updated". */
  state?: ReactNode
}

/**
 * Says as of which time or block the figures below are, at the right end of their heading. Fresh figures need no words:
 * without a `state`, the time is shown when it is older than a minute. It keeps its place, so that nothing moves, but not on a
 * phone, where it would push what stands beside it to another line.
 */
export function AsOf({ at: told, block = null, state }: AsOfProps) {
  const at = told && new Date(corrected(told.getTime()))
  if (block !== null)
    return (
      <span className={look} title={at ? `As of ${formatMoment(at)}` : undefined}>
        Block {formatCount(block)}
      </span>
    )
  // It keeps its place while nothing was read.
  if (!state && !at)
    return (
      <span
        className={`${look} invisible max-sm:hidden before:content-['just_now'] lg:before:content-['Updated_just_now']`}
      />
    )
  if (!state && at) return <Updated at={at} />
  return (
    <span className={`${look} inline-flex items-center gap-1.5`}>
      {state}
      {at && <span aria-hidden="true">·</span>}
      {at && <Time at={at} />}
    </span>
  )
}

/** From this age on figures are old enough to say so, in milliseconds. */
const oldAge = 60_000

function Updated({ at }: { at: Date }) {
  const isOld = useSyncExternalStore(subscribeClock, () => now() - at.getTime() >= oldAge)
  return (
    <span className={`${look} inline-flex items-center gap-1 ${isOld ? '' : 'invisible max-sm:hidden'}`}>
      <span className="max-lg:sr-only">Updated </span>
      <Time at={at} />
    </span>
  )
}

const look = 'text-xs font-normal whitespace-nowrap text-faint'
