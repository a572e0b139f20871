import { getRouteApi } from '@tanstack/react-router'
import { type CoinBalance, coinBalancesQuery } from '#interfaces/explorer/address/coinBalance.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { decimal, fromUnits, toPixels } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeAmount, NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { Plot } from '#ui/charts/Plot.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

const route = getRouteApi('/address/$address')

/** The history of the balance: a chart of the changes on this page, and their list. Each is of a block, which may have several transactions of the address. */
export function BalanceHistory({ address }: { address: Address }) {
  const { page } = route.useSearch()
  const query = coinBalancesQuery(address, page)
  return (
    <Panel
      title="Balance history"
      asOf={<QueryAsOf queryKey={query.queryKey} />}
      source="explorer"
      rows={12}
      lines={2}
    >
      <PagedList
        query={query}
        page={page}
        label="Balance changes"
        csv={{ name: 'balance-history', pageQuery: (at) => coinBalancesQuery(address, at) }}
      >
        {(rows) => (
          <>
            {rows.length > 1 && <BalancePlot rows={rows} />}
            <Table
              caption="Balance changes"
              columns={columns}
              rows={rows}
              rowKey={({ blockNumber }) => blockNumber}
              empty="No balance changes yet."
            />
          </>
        )}
      </PagedList>
    </Panel>
  )
}

function BalancePlot({ rows }: { rows: readonly CoinBalance[] }) {
  const { decimals, symbol } = config().nativeCurrency
  const points = rows
    .flatMap(({ blockNumber, balance }) =>
      balance === null
        ? []
        : [{ label: `Block ${formatCount(blockNumber)}`, value: toPixels(fromUnits(balance, decimals)) }],
    )
    .reverse()
  return (
    <div className="border-b p-4">
      <p className="pb-3 text-xs text-muted">
        {`Balance after the ${formatCount(points.length)} changes listed below. Each is the total change in its block.`}
      </p>
      <Plot
        isListed
        kind="steps"
        points={points}
        format={(value) => `${formatAmount(decimal(String(value)))} ${symbol}`}
        label="Balance over the changes on this page"
      />
    </div>
  )
}

const columns: readonly Column<CoinBalance>[] = [
  {
    id: 'block',
    header: 'Block',
    card: 'top',
    firm: true,
    cell: ({ blockNumber }) => <BlockLink number={blockNumber} />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 5,
    card: 'top',
    firm: true,
    time: true,
    cell: ({ timestamp }) => <Time at={timestamp} style="age" />,
  },
  {
    id: 'delta',
    header: 'Change',
    width: 10,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    card: 'top end',
    cell: ({ delta }) => <BalanceChange wei={delta} />,
  },
  {
    id: 'balance',
    header: 'Balance after',
    width: 10,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    cardLabel: 'after',
    // As many places as the change has: fewer would show the same balance in every row.
    cell: ({ balance }) => <NativeFee wei={balance} />,
  },
]

/**
 * A change in wei with its sign, to eight places: most changes are fees, and all of them have one number of places. What is
 * smaller is exact.
 */
function BalanceChange({ wei }: { wei: bigint | null }) {
  if (wei === null || wei === 0n) return <NativeAmount wei={wei} />
  const amount = wei < 0n ? -wei : wei
  const isTiny = amount < 10n ** BigInt(Math.max(0, config().nativeCurrency.decimals - 8))
  return (
    <span className={wei < 0n ? 'text-down' : 'text-up'}>
      {wei < 0n ? '−' : '+'}
      {isTiny ? <NativeAmount wei={amount} exact /> : <NativeFee wei={amount} />}
    </span>
  )
}
