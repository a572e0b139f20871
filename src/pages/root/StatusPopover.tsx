import { Link } from '@tanstack/react-router'
import { interfaceNames } from '#lib/errors.ts'
import { formatCount } from '#lib/format.ts'
import type { Health } from '#lib/health.ts'
import { failureSentence } from '#ui/Failure.tsx'
import { interfaceTitle } from '#ui/interfaceTitle.ts'
import { Time } from '#ui/Time.tsx'
import { HealthDot, healthWord } from './HealthDot.tsx'

type StatusPopoverProps = { all: Record<(typeof interfaceNames)[number], Health>; block: number | undefined }

export const statusPopoverId = 'network-status'

/** Each interface with its state and since when. */
export function StatusPopover({ all, block }: StatusPopoverProps) {
  return (
    <div
      id={statusPopoverId}
      popover="auto"
      className="floating fixed inset-auto top-13 right-2 m-0 w-80 max-w-[calc(100vw-1rem)] sm:right-16"
    >
      <dl className="divide-y text-sm">
        {interfaceNames.map((name) => {
          const { state, since, lastError } = all[name]
          const { letter, title } = interfaceTitle(name)
          return (
            <div key={name} className="grid grid-cols-[1rem_1fr_auto] items-center gap-x-2 px-4 py-2">
              <HealthDot state={state} />
              <dt>
                {title} <span className="text-faint">{letter}</span>
              </dt>
              <dd className="text-right text-xs text-muted">
                {healthWord(state)}
                {state !== 'unknown' && (
                  <>
                    {' '}
                    · <Time at={since} style="age" />
                  </>
                )}
              </dd>
              {lastError && (
                <p className="col-span-2 col-start-2 text-xs text-warn">{failureSentence(lastError)}</p>
              )}
            </div>
          )
        })}
      </dl>
      <p className="flex justify-between border-t px-4 py-2 text-xs text-muted">
        <span>Block {block === undefined ? 'unknown' : formatCount(block)}</span>
        <Link to="/status" className="link inline-flex h-6 items-center">
          More
        </Link>
      </p>
    </div>
  )
}
