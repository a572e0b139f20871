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
  const changes = rows
    .flatMap(({ blockNumber, balance }) => (balance === null ? [] : [{ block: blockNumber, balance }]))
    .reverse()
  const points = evenBlocks(changes.map(({ block }) => block)).map((block) => {
    const change = changes.findLast((each) => each.block <= block)
    return {
      label: `Block ${formatCount(block)}`,
      value: change ? toPixels(fromUnits(change.balance, decimals)) : null,
    }
  })
  return (
    <div className="border-b p-4">
      <p className="pb-3 text-xs text-muted">
        {`Balance after the ${formatCount(changes.length)} changes listed below. Each is the total change in its block.`}
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

/** The most blocks in the chart. */
const mostBlocks = 120

/** Blocks at even distances from the first of these to the last, so that a chart places each change by its block. */
function evenBlocks(blocks: readonly number[]): number[] {
  const [first = 0, last = 0] = [blocks[0], blocks.at(-1)]
  const steps = Math.min(last - first, mostBlocks - 1)
  if (steps < 1) return blocks.slice(0, 1)
  return Array.from({ length: steps + 1 }, (_, at) => first + Math.round((at * (last - first)) / steps))
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
