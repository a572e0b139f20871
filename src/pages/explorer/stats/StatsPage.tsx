import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatShort } from '#lib/format/formatAmount.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatPace } from '#lib/format/time.ts'
import { decimal, divide, multiply } from '#lib/numbers/decimal.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { DayCharts } from './DayCharts.tsx'
import { RangeChoice } from './RangeChoice.tsx'
import { Gas, TodaySoFar } from './TodaySoFar.tsx'
import { TopAccounts } from './TopAccounts.tsx'

const hundredth = decimal('0.01')

/** The network in figures: its totals, transactions and gas of each day, and the accounts with the most coins. */
export function StatsPage() {
  const { data: stats } = useQuery({ ...statsQuery(), refetchInterval: 2 * liveInterval })
  return (
    <>
      <ExplorerNavigation />
      <PageHead
        title="Statistics"
        documentTitle="Statistics"
        asOf={<QueryAsOf queryKey={statsQuery().queryKey} />}
        figures={
          <div className="grid w-full grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
            <Figure label="Transactions" size="large">
              <Count value={stats?.totalTransactions ?? null} />
            </Figure>
            <Figure label="Blocks" size="large">
              <Count value={stats?.totalBlocks ?? null} />
            </Figure>
            <Figure label="Addresses" size="large">
              <Count value={stats?.totalAddresses ?? null} />
            </Figure>
            {/* What few explorers have keeps its place until they have answered without it. */}
            {stats?.totalGasUsed !== null && (
              <Figure label="Total gas used" size="large">
                <Gas used={stats?.totalGasUsed ?? null} />
              </Figure>
            )}
            <Figure label="Transactions per block" size="large" note="of all blocks">
              <PerBlock stats={stats} />
            </Figure>
            <Figure label="Block time" size="large">
              {stats?.averageBlockTime ? formatPace(stats.averageBlockTime) : <Unknown />}
            </Figure>
            {stats?.networkUtilizationPercentage !== null && (
              <Figure label="Block fullness" size="large" note="of the gas limit">
                {stats?.networkUtilizationPercentage ? (
                  formatPercent(multiply(stats.networkUtilizationPercentage, hundredth))
                ) : (
                  <Unknown />
                )}
              </Figure>
            )}
            {stats?.coinPrice !== null && (
              <Figure label={`${config().nativeCurrency.symbol} price`} size="large">
                <Price value={stats?.coinPrice ?? null} />
              </Figure>
            )}
          </div>
        }
      />
      <div className="grid gap-4">
        {/* As high as two or four figures. */}
        <div className="[--row-height:78px] lg:[--row-height:42px]">
          <Panel title="Today so far (UTC)" source="explorer" rows={2}>
            <TodaySoFar />
          </Panel>
        </div>
        <Panel title="Per day (UTC)" source="explorer" rows={14} control={<RangeChoice />}>
          <DayCharts />
        </Panel>
        <Panel
          title={`Top accounts by ${config().nativeCurrency.symbol} balance`}
          source="explorer"
          rows={8}
          lines={2}
        >
          <TopAccounts />
        </Panel>
      </div>
    </>
  )
}

type Counts = { totalTransactions: number | null; totalBlocks: number | null }

/** The transactions of an average block. */
function PerBlock({ stats }: { stats: Counts | undefined }) {
  if (stats?.totalTransactions == null || !stats.totalBlocks) return <Unknown />
  const average = divide(decimal(String(stats.totalTransactions)), decimal(String(stats.totalBlocks)))
  return average === null ? <Unknown /> : formatShort(average)
}
