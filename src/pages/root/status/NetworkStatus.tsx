import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { health, subscribeHealth } from '#domain/health/interfaceHealth.ts'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import { gasPriceQuery } from '#interfaces/node/gasPrice.ts'
import { formatShort } from '#lib/format/amount.ts'
import { formatCount } from '#lib/format/count.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { interfaceNames } from '#lib/requests/errors.ts'
import { interfaceTitle } from '#ui/feedback/interfaceTitle.ts'
import { HealthDot, healthWord } from './HealthDot.tsx'

const StatusPopover = lazy(async () => ({ default: (await import('./StatusPopover.tsx')).StatusPopover }))

const gasInterval = 12_000
const gweiDecimals = 9

/** The newest block, the gas price and a dot for each interface. A click opens details. */
export function NetworkStatus() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data: block } = useQuery(blockNumberQuery())
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={useStatusSentence()}
        className="flex h-8 shrink-0 items-center gap-2.5 rounded-md px-1.5 text-xs text-muted transition-colors hover:bg-raised hover:text-text"
      >
        <span className="hidden min-w-12 text-right lg:inline" title="Newest block">
          {block === undefined ? '–' : formatCount(block)}
        </span>
        <GasPrice />
        <Dots />
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="floating fixed inset-auto top-13 right-2 m-0 w-80 max-w-[calc(100vw-1rem)] sm:right-16"
      >
        {open && (
          <Suspense fallback={<div className="h-52" />}>
            <StatusPopover block={block} />
          </Suspense>
        )}
      </div>
    </>
  )
}

function GasPrice() {
  const { data: gas } = useQuery({ ...gasPriceQuery(), refetchInterval: gasInterval })
  return (
    <span className="hidden min-w-18 text-faint lg:inline" title="Gas price">
      {gas === undefined ? '–' : formatShort(fromUnits(gas, gweiDecimals))} gwei
    </span>
  )
}

function Dots() {
  const all = useSyncExternalStore(subscribeHealth, health)
  return (
    <span className="flex gap-1">
      {interfaceNames.map((name) => (
        <span key={name} className="flex items-center gap-1 xl:pl-1">
          <HealthDot state={all[name].state} />
          <span className="hidden text-faint xl:inline">{interfaceTitle(name).letter}</span>
        </span>
      ))}
    </span>
  )
}

/** The four states as text. A string, so that a request without a change of state causes no render. */
function useStatusSentence(): string {
  return useSyncExternalStore(subscribeHealth, () => {
    const words = interfaceNames.map(
      (name) => `${interfaceTitle(name).title} ${healthWord(health()[name].state)}`,
    )
    return `Network status: ${words.join(', ')}`
  })
}
