import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import { feeStrategies } from '#interfaces/indexer/assumptions.ts'
import { type FeeClaim, feeClaimsQuery } from '#interfaces/indexer/feeClaim.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { paidFeesQuery } from '#interfaces/node/contract/curve/paidFees.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { add, fromUnits, zero } from '#lib/numbers/decimal.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type FeesProps = { market: Market }

/** As many as are listed. A server may send fewer of them than it has, and does not say so. */
const limit = 100

/** The fees that were paid out to the owner of the market's NFT. */
export function Fees({ market }: FeesProps) {
  return (
    <Panel
      title="Fee claims"
      source="indexer"
      rows={6}
      lines={2}
      asOf={<QueryAsOf queryKey={feeClaimsQuery(market.nftId, limit).queryKey} />}
    >
      <Claims market={market} />
    </Panel>
  )
}

function Claims({ market }: FeesProps) {
  const {
    data: { rows: claims, unreadable },
  } = useSuspenseQuery({
    ...feeClaimsQuery(market.nftId, limit),
    refetchInterval: 30_000,
  })
  // The pool of the curve's contract knows the whole sum.
  const { data: paid } = useQuery({
    ...paidFeesQuery(market.poolAddress, market.nftId),
    enabled: hasTrading(),
  })
  const claimed = paid?.claimed ?? null
  const unclaimed = paid?.unclaimed ?? null
  const listed = claims.reduce((sum, claim) => add(sum, claim.amount), zero)
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-2 border-b px-4 py-3">
        <Figure label={claimed === null ? 'Claimed at least' : 'Claimed so far'}>
          <Money value={claimed === null ? listed : fromUnits(claimed, stablecoinDecimals)} />
        </Figure>
        {unclaimed !== null && (
          <Figure label="Not claimed yet">
            <Money value={fromUnits(unclaimed, stablecoinDecimals)} />
          </Figure>
        )}
        <Figure label="Fee strategy">
          {feeStrategies[market.feeStrategy] ?? `Number ${market.feeStrategy}`}
        </Figure>
        <Figure label="Fee NFT">
          #{market.nftId}
          {paid?.owner && (
            <>
              {' of '}
              <AddressLink address={paid.owner} />
            </>
          )}
        </Figure>
      </div>
      <Table
        caption="Fee claims"
        columns={columns}
        rows={claims}
        rowKey={(claim) => claim.id}
        empty="No fees claimed yet."
      />
      <UnreadableRows count={unreadable} />
    </>
  )
}

const columns: Column<FeeClaim>[] = [
  {
    id: 'time',
    header: 'Age',
    width: 4.5,
    card: 'top end',
    firm: true,
    time: true,
    cell: (claim) => <Time at={claim.timestamp} style="age" />,
  },
  {
    id: 'recipient',
    header: 'Recipient',
    width: 9,
    card: 'top',
    cell: (claim) => <AddressLink address={claim.recipient} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 8,
    align: 'end',
    cell: (claim) => <Money value={claim.amount} />,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    importance: 2,
    cell: (claim) => <TransactionLink hash={claim.transactionHash} />,
  },
]
