import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { usedInterfaces } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'
import { Time } from '#ui/figures/Time.tsx'
import { HealthDot, healthWord } from './HealthDot.tsx'
import type { BlockTrouble } from './useNewestBlocks.ts'

type StatusPopoverProps = {
  block: number | undefined
  trouble: BlockTrouble
}

/** The state of each interface, and since when. */
export function StatusPopover({ block, trouble }: StatusPopoverProps) {
  const all = useSyncExternalStore(subscribeHealth, health)
  return (
    <>
      <dl className="divide-y text-sm">
        {usedInterfaces().map((name) => {
          const { state, since, lastError } = all[name]
          return (
            <div key={name} className="grid grid-cols-[1rem_1fr_auto] items-center gap-x-2 px-4 py-2">
              <HealthDot state={state} />
              <dt>{interfaceTitle(name)}</dt>
              <dd className="text-right text-xs text-muted">
                {healthWord(state)}
                {state !== 'unknown' && (
                  <>
                    {' '}
                    · <Time at={since} style="age" />
                  </>
                )}
              </dd>
              {name === 'node' && trouble && block !== undefined && (
                <dd className="col-span-2 col-start-2 text-xs text-warn">
                  {trouble.kind === 'back'
                    ? `Its newest block went back from ${formatCount(trouble.from)} to ${formatCount(block)}.`
                    : `It has told no block after ${formatCount(block)} for far longer than usual.`}
                </dd>
              )}
              {lastError && (
                <dd className="col-span-2 col-start-2 text-xs text-warn">{failureSentence(lastError)}</dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className="flex items-center justify-between border-t px-4 py-1.5 text-xs text-muted">
        <span>Block {block === undefined ? 'unknown' : formatCount(block)}</span>
        <span className="flex gap-4">
          <Link to="/status" className="link thumb inline-flex h-6 items-center">
            Status page
          </Link>
          <Link to="/settings" className="link thumb inline-flex h-6 items-center">
            Settings
          </Link>
        </span>
      </p>
    </>
  )
}
