import type { Market } from '#interfaces/indexer/market.ts'
import type { Holder } from '#interfaces/indexer/token/marketTokenHolder.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, toPixels } from '#lib/numbers/decimal.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'

type HolderFacts = {
  rank: (holder: Holder) => number
  share: (holder: Holder) => Decimal | null
  isBundled: (holder: Holder) => boolean
}

/** The columns of a list of holders. */
export function holderColumns(market: Market, { rank, share, isBundled }: HolderFacts): Column<Holder>[] {
  return [
    {
      id: 'holder',
      header: 'Holder',
      width: 18,
      card: 'top',
      cell: (holder) => (
        <span className="flex items-baseline gap-2">
          <span className="w-7 shrink-0 text-right text-faint max-sm:w-auto max-sm:empty:hidden">
            {rank(holder) || ''}
          </span>
          <AddressLink
            address={holder.holderAddress}
            contract={holder.holderAddress === market.poolAddress}
          />
          {holder.holderAddress === market.poolAddress && <Badge tone="accent">Unsold (pool)</Badge>}
          {holder.holderAddress === market.creator && <Badge>Creator</Badge>}
          {isBundled(holder) && (
            <Badge tone="warn" title="May have bought together with others: see below the list">
              Bundle
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'balance',
      header: 'Balance',
      width: 10,
      align: 'end',
      unit: () => market.symbol,
      importance: 2,
      amount: (holder) => holder.balance,
      cell: (holder) => <Amount value={holder.balance} unit={market.symbol} />,
    },
    {
      id: 'share',
      header: 'Share of supply',
      width: 10,
      cell: (holder) => {
        const value = share(holder)
        if (value === null) return <Unknown />
        return <Bar label="Share" value={toPixels(value)} text={formatPercent(value, { places: 2 })} />
      },
    },
  ]
}
