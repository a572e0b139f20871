import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Market, marketsByCreatorQuery } from '#interfaces/indexer/market.ts'
import { hasLending } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { marketPriceColumns } from '#pages/explorer/parts/lists/marketPriceColumns.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type AddressMarketsProps = { address: Address }

/** The markets an address created, and the way to its trades and loans. */
export function AddressMarkets({ address }: AddressMarketsProps) {
  return (
    <Panel
      title="Markets created"
      source="indexer"
      rows={4}
      lines={2}
      asOf={<QueryAsOf queryKey={marketsByCreatorQuery(address).queryKey} />}
      control={
        <span className="flex gap-3 pr-2 text-xs">
          <Link to="/portfolio/$address" params={{ address }} className="link">
            Trades
          </Link>
          {hasLending() && (
            <Link to="/lending/$address" params={{ address }} className="link">
              Loans
            </Link>
          )}
        </span>
      }
    >
      <CreatedMarkets address={address} />
    </Panel>
  )
}

function CreatedMarkets({ address }: AddressMarketsProps) {
  const { data } = useSuspenseQuery(marketsByCreatorQuery(address))
  return (
    <>
      <MoreRows rows={data.rows} first={100}>
        {(shown) => (
          <Table
            caption="Markets created"
            columns={columns}
            rows={shown}
            rowKey={({ poolAddress }) => poolAddress}
            empty={
              <>
                No markets created. Trades of this address, if any, are in{' '}
                <Link to="/portfolio/$address" params={{ address }} className="link underline">
                  its portfolio
                </Link>
                .
              </>
            }
          />
        )}
      </MoreRows>
      <UnreadableRows count={data.unreadable} />
    </>
  )
}

const columns: readonly Column<Market>[] = [
  ...marketPriceColumns,
  {
    id: 'volume',
    header: 'All-time volume',
    width: 8,
    align: 'end',
    card: 'bottom',
    cardLabel: 'volume',
    cell: ({ volumeTotal }) => <Money value={volumeTotal} style="short" />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 5,
    align: 'end',
    cell: ({ createdAt }) => <Time at={createdAt} style="age" />,
  },
]
