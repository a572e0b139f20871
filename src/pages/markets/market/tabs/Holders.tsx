import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { supplyOf } from '#domain/markets/curve.ts'
import { type Holder, holderCountQuery, topHoldersQuery } from '#interfaces/indexer/holder.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { add, type Decimal, divide, toPixels, zero } from '#lib/numbers/decimal.ts'
import { formatCount, formatPercent } from '#lib/numbers/format.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type HoldersProps = { market: Market }

/** Who holds a market's token. */
export function Holders({ market }: HoldersProps) {
  return (
    <Panel title="Largest holders" source="indexer" rows={10} lines={2}>
      <HolderTable market={market} />
    </Panel>
  )
}

function HolderTable({ market }: HoldersProps) {
  const { data: holders } = useSuspenseQuery({
    ...topHoldersQuery(market.tokenAddress),
    refetchInterval: 30_000,
  })
  const { data: count } = useQuery(holderCountQuery(market.tokenAddress))
  const supply = supplyOf(market)
  const rank = new Map(holders.map((holder, index) => [holder.holderAddress, index + 1]))
  const share = (holder: Holder) => (supply === null ? null : divide(holder.balance, supply))
  return (
    <>
      <Concentration market={market} holders={holders} supply={supply} />
      <Table
        caption="Largest holders"
        columns={columns(market, (holder) => rank.get(holder.holderAddress) ?? 0, share)}
        rows={holders}
        rowKey={(holder) => holder.holderAddress}
        empty="Nobody holds this token yet."
      />
      {count !== undefined && count > holders.length && (
        <p className="border-t px-4 py-2.5 text-xs text-faint">
          The {holders.length} largest of {formatCount(count)} holders
        </p>
      )}
    </>
  )
}

function columns(
  market: Market,
  rank: (holder: Holder) => number,
  share: (holder: Holder) => Decimal | null,
): Column<Holder>[] {
  return [
    {
      id: 'holder',
      header: 'Holder',
      width: 18,
      card: 'top',
      cell: (holder) => (
        <span className="flex items-baseline gap-2">
          <span className="w-7 shrink-0 text-right text-faint max-sm:w-auto">{rank(holder)}</span>
          <AddressLink address={holder.holderAddress} />
          {holder.holderAddress === market.poolAddress && <Badge tone="accent">Pool, unsold</Badge>}
          {holder.holderAddress === market.creator && <Badge>Creator</Badge>}
        </span>
      ),
    },
    {
      id: 'balance',
      header: 'Balance',
      width: 10,
      align: 'end',
      unit: () => market.symbol,
      fraction: 5,
      importance: 2,
      cell: (holder) => <Amount value={holder.balance} unit={market.symbol} />,
    },
    {
      id: 'share',
      header: 'Share of supply',
      width: 10,
      cell: (holder) => {
        const value = share(holder)
        return (
          <Bar
            label="Share"
            value={value === null ? null : toPixels(value)}
            text={value === null ? '–' : formatPercent(value)}
          />
        )
      },
    },
  ]
}

/** The share of the supply that the ten largest hold. The pool is left out: its tokens are unsold. */
function Concentration({
  market,
  holders,
  supply,
}: {
  market: Market
  holders: Holder[]
  supply: Decimal | null
}) {
  const largest = holders.filter((holder) => holder.holderAddress !== market.poolAddress).slice(0, 10)
  if (supply === null || largest.length === 0) return null
  const held = largest.reduce((sum, holder) => add(sum, holder.balance), zero)
  const share = divide(held, supply)
  return (
    <p className="border-b px-4 py-2 text-sm text-muted">
      The {largest.length === 1 ? 'largest holder' : `${largest.length} largest holders`} beside the pool{' '}
      {largest.length === 1 ? 'has' : 'have'}{' '}
      <strong className="font-semibold text-text">{share ? formatPercent(share) : '–'}</strong> of the supply.
    </p>
  )
}
