import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import { gasPriceQuery } from '#interfaces/node/gasPrice.ts'
import { fromUnits } from '#lib/decimal.ts'
import { interfaceNames } from '#lib/errors.ts'
import { formatCount, formatShort } from '#lib/format.ts'
import { health, subscribeHealth } from '#lib/health.ts'
import { interfaceTitle } from '#ui/interfaceTitle.ts'
import { HealthDot, healthWord } from './HealthDot.tsx'
import { StatusPopover, statusPopoverId } from './StatusPopover.tsx'

const gasInterval = 12_000
const gweiDecimals = 9

/** The ticking block, gas, and a dot an interface; a click says more. */
export function NetworkStatus() {
  const { data: block } = useQuery(blockNumberQuery())
  const { data: gas } = useQuery({ ...gasPriceQuery(), refetchInterval: gasInterval })
  const all = useSyncExternalStore(subscribeHealth, health)
  const words = interfaceNames.map((name) => `${interfaceTitle(name).title} ${healthWord(all[name].state)}`)
  return (
    <>
      <button
        type="button"
        popoverTarget={statusPopoverId}
        aria-label={`Network status: ${words.join(', ')}`}
        className="flex h-8 shrink-0 items-center gap-2.5 rounded-md px-1.5 text-xs text-muted transition-colors hover:bg-raised hover:text-text"
      >
        <span className="hidden min-w-14 text-right lg:inline" title="Newest block">
          {block === undefined ? '–' : formatCount(block)}
        </span>
        <span className="hidden text-faint lg:inline" title="Gas price">
          {gas === undefined ? '–' : formatShort(fromUnits(gas, gweiDecimals))} gwei
        </span>
        <span className="flex gap-1">
          {interfaceNames.map((name) => (
            <span key={name} className="flex items-center gap-1 xl:pl-1">
              <HealthDot state={all[name].state} />
              <span className="hidden text-faint xl:inline">{interfaceTitle(name).letter}</span>
            </span>
          ))}
        </span>
      </button>
      <StatusPopover all={all} block={block} />
    </>
  )
}
