import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { marketChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { config, usedInterfaces } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatMoney } from '#lib/format/money.ts'
import { formatDay } from '#lib/format/time.ts'
import { decimal, toPixels } from '#lib/numbers/decimal.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { ChainFigures } from './ChainFigures.tsx'
import { InterfacePanel } from './InterfacePanel.tsx'
import { useNewestBlocks } from './useNewestBlocks.ts'
import { verdict } from './verdict.ts'

/** The state of the network's interfaces and their newest blocks. */
export function StatusPage() {
  const all = useSyncExternalStore(subscribeHealth, health)
  const newest = useNewestBlocks()
  return (
    <>
      <PageHead
        title="Status"
        documentTitle="Status"
        figures={
          <p role="status">
            {usedInterfaces().every((name) => all[name].state === 'up') && (
              <Check size={16} className="mr-1 inline align-[-0.13em] text-up" aria-hidden />
            )}
            {verdict(usedInterfaces().map((name) => [interfaceTitle(name), all[name].state]))}{' '}
            {newest.node.block != null && `Newest block ${formatCount(newest.node.block)}.`}
          </p>
        }
      />
      <div className="grid gap-4 md:grid-cols-2">
        {usedInterfaces().map((name) => (
          <InterfacePanel
            key={name}
            name={name}
            health={all[name]}
            newest={newest[name]}
            head={newest.node.block}
            isOtherDown={usedInterfaces().some((other) => other !== name && all[other].state === 'down')}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-4">
        <Panel title="Network" source="explorer" asOf={<QueryAsOf queryKey={statsQuery().queryKey} />}>
          <ChainFigures />
        </Panel>
        <CoinPrices />
      </div>
    </>
  )
}

/** The daily price of the native coin in dollars. Nothing when the explorer has no prices. */
function CoinPrices() {
  const { data = [] } = useQuery(marketChartQuery())
  const points = data.flatMap(({ date, price }) =>
    price === null ? [] : [{ label: formatDay(new Date(`${date}T00:00:00Z`)), value: toPixels(price) }],
  )
  if (points.length === 0) return null
  const label = `Dollars for 1 ${config().nativeCurrency.symbol}`
  return (
    <Panel title={`${label}, each day (UTC)`} source="explorer">
      <div className="p-4">
        <Plot kind="steps" points={points} label={label} format={dollars} />
      </div>
    </Panel>
  )
}

function dollars(value: number) {
  return formatMoney(decimal(String(value)))
}
