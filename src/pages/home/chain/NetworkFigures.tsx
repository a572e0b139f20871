import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { gasPriceQuery } from '#interfaces/node/fees/gasPrice.ts'
import { config } from '#lib/browser/config/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'

const CoinPriceLine = lazyRouteComponent(() => import('./CoinPriceLine.tsx'), 'CoinPriceLine')

const weiInGwei = 9

/** The figures of the network, as the explorer counts them, and the gas price of the page's head. */
export function NetworkFigures() {
  const {
    data: stats = null,
    error,
    refetch,
  } = useQuery({ ...statsQuery(), refetchInterval: 2 * liveInterval })
  if (error && !stats) return <Failure error={error} retry={() => void refetch()} />
  const coinPrice = stats?.coinPrice ?? null
  return (
    <ul className="grid min-h-20 content-start gap-x-10 gap-y-1 sm:flex sm:min-h-7 sm:flex-wrap">
      {stats && (
        <>
          <NetworkFigure unit="transactions so far today (UTC)">
            <Count value={stats.transactionsToday} />
          </NetworkFigure>
          <NetworkFigure unit="gas price">
            <GasPrice />
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

function GasPrice() {
  const { data: gas } = useQuery(gasPriceQuery())
  return <Significant value={gas === undefined ? null : fromUnits(gas, weiInGwei)} unit="Gwei" />
}

type NetworkFigureProps = {
  /** The unit behind the figure. */
  unit: string
  beside?: ReactNode
  children: ReactNode
}

function NetworkFigure({ unit, beside, children }: NetworkFigureProps) {
  return (
    <li className="whitespace-nowrap">
      <span className="text-md font-medium">{children}</span>{' '}
      <span className="text-sm text-muted">{unit}</span>
      <Suspense>{beside}</Suspense>
    </li>
  )
}
