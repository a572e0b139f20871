import type { ReactNode } from 'react'
import { corrected } from '#lib/browser/clock.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatMoment } from '#lib/format/time.ts'
import { Time } from './Time.tsx'

type AsOfProps = {
  /** When the figures were read, by this device's clock; null while they are not. */
  at: Date | null
  /** The block the figures are of, where it is known. It is shown in place of the time. */
  block?: number | null
  /** How the figures are kept fresh, in place of the word "Updated". */
  state?: ReactNode
}

/** As of which second or block the figures below it are. It stands at the right end of the head above them. */
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
