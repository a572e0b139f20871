import { useQuery } from '@tanstack/react-query'
import { marketChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatMoney } from '#lib/format/money.ts'
import { formatDay } from '#lib/format/time.ts'
import { decimal, toPixels } from '#lib/numbers/decimal.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

/** What the native coin cost each day, where the explorer knows its market. */
export function CoinPrices() {
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
