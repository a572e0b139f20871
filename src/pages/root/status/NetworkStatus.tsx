import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { gasPriceQuery } from '#interfaces/node/fees/gasPrice.ts'
import { usedInterfaces } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
import { interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'
import { Significant } from '#ui/figures/numbers/Significant.tsx'
import { HealthDot, healthWord } from './HealthDot.tsx'
import { networkSentence, networkState } from './networkState.ts'
import { useChainWatch } from './useChainWatch.ts'
import { type BlockTrouble, useNewestBlocks } from './useNewestBlocks.ts'

const StatusPopover = lazy(async () => ({ default: (await import('./StatusPopover.tsx')).StatusPopover }))

const gasInterval = 12_000
const gweiDecimals = 9

/** The newest block, the gas price and a dot for the network. A click opens the interfaces by name. */
export function NetworkStatus() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data: block } = useQuery(blockNumberQuery())
  const trouble = useNewestBlocks(block)
  useChainWatch()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={useStatusSentence(trouble)}
        className="thumb network-status"
      >
        <span
          className="hidden min-w-12 text-right lg:inline xl:min-w-19"
          title="Newest block of the node; lists have those the explorer has read"
        >
          <span className="max-xl:sr-only">Block </span>
          {block === undefined ? '–' : formatCount(block)}
        </span>
        <GasPrice />
        <State trouble={trouble} />
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="status-popover"
      >
        {open && (
          <Suspense fallback={<div className="h-52" />}>
            <StatusPopover block={block} trouble={trouble} />
          </Suspense>
        )}
      </div>
    </>
  )
}

function GasPrice() {
  const { data: gas } = useQuery({ ...gasPriceQuery(), refetchInterval: gasInterval })
  return (
    <span className="hidden min-w-18 text-faint lg:inline" title="Gas price the node suggests">
      <span className="max-2xl:sr-only">Gas price </span>
      <Significant value={gas === undefined ? null : fromUnits(gas, gweiDecimals)} unit="Gwei" />
    </span>
  )
}

/** A dot for the state of the network, with its words when there is room: "Network live", "Explorer down". */
function State({ trouble }: { trouble: BlockTrouble }) {
  const state = useSyncExternalStore(subscribeHealth, () => networkState(health(), trouble))
  const words = useSyncExternalStore(subscribeHealth, () => networkSentence(health(), trouble))
  return (
    <span className="flex items-center gap-1.5">
      <HealthDot state={state} />
      <span
        className={`max-w-40 truncate xl:min-w-18 ${state === 'up' || state === 'unknown' ? 'hidden xl:inline' : 'max-lg:sr-only'}`}
      >
        {words}
      </span>
    </span>
  )
}

/** The states of all interfaces as one string, so that a request that changes no state causes no render. */
function useStatusSentence(trouble: BlockTrouble): string {
  return useSyncExternalStore(subscribeHealth, () => {
    const all = health()
    const words = usedInterfaces().map((name) => `${interfaceTitle(name)} ${healthWord(all[name].state)}`)
    return `${networkSentence(all, trouble)}. Network status: ${words.join(', ')}`
  })
}
