import { getRouteApi } from '@tanstack/react-router'
import { type CoinBalance, coinBalancesQuery } from '#interfaces/explorer/address/coinBalance.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { decimal, fromUnits, toPixels } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { Plot } from '#ui/charts/Plot.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

const route = getRouteApi('/address/$address')

/** The history of the balance: a chart of the changes on this page, and their list. */
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
        : [{ label: `Block ${blockNumber}`, value: toPixels(fromUnits(balance, decimals)) }],
    )
    .reverse()
  return (
    <div className="border-b p-4">
      <Plot
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
    id: 'transaction',
    header: 'Transaction',
    width: 9,
    importance: 2,
    cell: ({ transactionHash }) =>
      transactionHash ? (
        <TransactionLink hash={transactionHash} />
      ) : (
        <Unknown title="Not from a transaction" />
      ),
  },
  {
    id: 'delta',
    header: 'Change',
    width: 10,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    card: 'top end',
    cell: ({ delta }) => (
      <span className={delta !== null && delta < 0n ? 'text-down' : 'text-up'}>
        {delta !== null && delta > 0n && '+'}
        <NativeAmount wei={delta} />
      </span>
    ),
  },
  {
    id: 'balance',
    header: 'Balance after',
    width: 10,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    cardLabel: 'after',
    cell: ({ balance }) => <NativeAmount wei={balance} />,
  },
]
