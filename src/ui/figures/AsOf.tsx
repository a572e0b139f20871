import type { ReactNode } from 'react'
import { corrected } from '#lib/browser/clock.ts'
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

/** Says as of which time or block the figures below are. It stands at the right end of their heading. */
export function AsOf({ at: told, block = null, state }: AsOfProps) {
  const at = told && new Date(corrected(told.getTime()))
  if (block !== null)
    return (
      <span className={look} title={at ? `As of ${formatMoment(at)}` : undefined}>
        Block {formatCount(block)}
      </span>
    )
  // It keeps its place while nothing was read, so that nothing moves when it comes.
  if (!at && !state)
    return (
      <span
        className={`${look} invisible before:content-['just_now'] sm:before:content-['Updated_just_now']`}
      />
    )
  return (
    <span className={`${look} inline-flex items-center ${state ? 'gap-1.5' : 'gap-1'}`}>
      {state ?? <span className="max-sm:sr-only">Updated </span>}
      {at && state && <span aria-hidden="true">·</span>}
      {at && <Time at={at} />}
    </span>
  )
}

const look = 'text-xs font-normal whitespace-nowrap text-faint'
