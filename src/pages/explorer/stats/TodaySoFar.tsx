import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type TransactionsDay, transactionsChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { now } from '#lib/browser/clock.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'

/** The day that is not over, as figures beside those of the whole day before. */
export function TodaySoFar() {
  const { data: days } = useSuspenseQuery(transactionsChartQuery())
  const { data: stats } = useQuery(statsQuery())
  const counted = dayAt(days, 0)
  const yesterday = dayAt(days, 1)
  const today = {
    // Counted anew with each of them; the days only once a minute.
    transactions: stats?.transactionsToday ?? counted?.transactions ?? null,
    gasUsed: stats?.gasUsedToday ?? counted?.gasUsed ?? null,
    activeAddresses: counted?.activeAddresses ?? null,
  }
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 lg:grid-cols-4">
      {figures.map(([label, of]) => {
        const before = yesterday ? of(yesterday) : null
        if (of(today) === null && before === null && label !== 'Transactions') return null
        const note = before !== null && (
          <>
            <Short count={before} /> yesterday
          </>
        )
        return (
          <Figure key={label} label={label} size="large" note={note}>
            <Short count={of(today)} />
          </Figure>
        )
      })}
    </div>
  )
}

type Day = Omit<TransactionsDay, 'date'>

/** What is counted of a day. Few explorers count more than its transactions. */
const figures: readonly (readonly [label: string, of: (day: Day) => number | bigint | null])[] = [
  ['Transactions', (day) => day.transactions],
  ['Active addresses', (day) => day.activeAddresses],
  ['Gas used', (day) => day.gasUsed],
  ['Gas per transaction', perTransaction],
]

function perTransaction({ transactions, gasUsed }: Day): bigint | null {
  return gasUsed !== null && transactions ? gasUsed / BigInt(transactions) : null
}

function dayAt(days: readonly TransactionsDay[], ago: number): TransactionsDay | undefined {
  const date = new Date(now() - ago * 86_400_000).toISOString().slice(0, 10)
  return days.find((day) => day.date === date)
}

/** A count in full, an amount of gas with three digits. */
function Short({ count }: { count: number | bigint | null }) {
  return typeof count === 'bigint' ? <Gas used={count} /> : <Count value={count} />
}

/** An amount of gas with three digits. The title has all of them. */
export function Gas({ used }: { used: bigint | null }) {
  return <Amount value={used === null ? null : fromUnits(used, 0)} unit="" style="short" />
}
