import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Stats, statsQuery } from '#interfaces/explorer/stats.ts'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import { config } from '#lib/browser/config.ts'
import { decimal, divide } from '#lib/numbers/decimal.ts'
import { formatDuration } from '#lib/text/time.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { Count } from '#ui/figures/Count.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

const hundred = decimal('100')

/** Eight figures of the network. */
export function NetworkFigures() {
  const { data: stats } = useSuspenseQuery({ ...statsQuery(), refetchInterval: 2 * liveInterval })
  const { data: newest = null } = useQuery(blockNumberQuery())
  const utilization = stats.networkUtilizationPercentage
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 p-4 sm:grid-cols-4">
      <Figure label="Newest block" size="large" note={blockTime(stats)}>
        <Count value={newest ?? stats.totalBlocks} />
      </Figure>
      <Figure label="Transactions" size="large">
        <Count value={stats.totalTransactions} />
      </Figure>
      <Figure label="Transactions today" size="large">
        <Count value={stats.transactionsToday} />
      </Figure>
      <Figure label="Addresses" size="large">
        <Count value={stats.totalAddresses} />
      </Figure>
      <Figure label="Gas price" size="large" note={<GasRange stats={stats} />}>
        <Amount value={stats.gasPrices?.average ?? null} unit="Gwei" />
      </Figure>
      <Figure label="Gas used today" size="large">
        {stats.gasUsedToday === null ? (
          <Unknown />
        ) : (
          <Amount value={decimal(String(stats.gasUsedToday))} style="short" />
        )}
      </Figure>
      <Figure label="Block fullness" size="large">
        <Percent value={utilization === null ? null : divide(utilization, hundred)} />
      </Figure>
      {stats.coinPrice === null ? (
        <Figure label="Time between blocks" size="large">
          {stats.averageBlockTime === null ? <Unknown /> : formatDuration(stats.averageBlockTime)}
        </Figure>
      ) : (
        <Figure label={`${config().nativeCurrency.symbol} price`} size="large">
          <Price value={stats.coinPrice} />
        </Figure>
      )}
    </div>
  )
}

function blockTime({ averageBlockTime, coinPrice }: Stats) {
  return averageBlockTime === null || coinPrice === null
    ? undefined
    : `one every ${formatDuration(averageBlockTime)}`
}

function GasRange({ stats: { gasPrices } }: { stats: Stats }) {
  if (!gasPrices?.slow || !gasPrices.fast) return null
  return (
    <>
      slow <Amount value={gasPrices.slow} /> · fast <Amount value={gasPrices.fast} />
    </>
  )
}
