import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatDuration } from '#lib/format/time.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'

const CoinPriceLine = lazyRouteComponent(() => import('./CoinPriceLine.tsx'), 'CoinPriceLine')

/** The figures of the network. The block number is the node's; the explorer's while the node does not answer. */
export function NetworkFigures() {
  const { data: stats = null } = useQuery({ ...statsQuery(), refetchInterval: 2 * liveInterval })
  const { data: newest = null } = useQuery(blockNumberQuery())
  // Explorers send 0 for a chain with one block, or when all blocks are of the same second.
  const time = stats?.averageBlockTime || null
  const coinPrice = stats?.coinPrice ?? null
  return (
    <ul className="grid min-h-27 content-start gap-x-10 gap-y-1 sm:flex sm:min-h-7 sm:flex-wrap">
      <NetworkFigure label="Block" unit={time !== null && `· ${formatDuration(time)}`}>
        <Count value={newest ?? stats?.totalBlocks ?? null} />
      </NetworkFigure>
      {stats && (
        <>
          <NetworkFigure unit="transactions today (UTC)">
            <Count value={stats.transactionsToday} />
          </NetworkFigure>
          <NetworkFigure unit="average gas price">
            <Significant value={stats.gasPrices?.average ?? null} unit="Gwei" />
          </NetworkFigure>
          <NetworkFigure unit={stats.totalAddresses === 1 ? 'address' : 'addresses'}>
            <Count value={stats.totalAddresses} />
          </NetworkFigure>
        </>
      )}
      {coinPrice !== null && (
        <NetworkFigure unit={`for 1 ${config().nativeCurrency.symbol}`} beside={<CoinPriceLine />}>
          <Price value={coinPrice} />
        </NetworkFigure>
      )}
    </ul>
  )
}

type NetworkFigureProps = {
  label?: string
  /** The unit behind the figure; `false` for none. */
  unit: string | false
  beside?: ReactNode
  children: ReactNode
}

function NetworkFigure({ label, unit, beside, children }: NetworkFigureProps) {
  return (
    <li className="whitespace-nowrap">
      {label && <span className="text-sm text-muted">{label} </span>}
      <span className="text-md font-medium">{children}</span>{' '}
      <span className="text-sm text-muted">{unit}</span>
      <Suspense>{beside}</Suspense>
    </li>
  )
}
