import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import { type FeeClaim, feeClaimsQuery } from '#interfaces/indexer/feeClaim.ts'
import { feeUse } from '#interfaces/indexer/feeUse.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { pendingFeesQuery } from '#interfaces/node/contract/curve/pendingFees.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { countOf } from '#lib/format/count.ts'
import { add, fromUnits, zero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
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
import { AirdropNote } from './AirdropNote.tsx'
import { FeeRecipient } from './FeeRecipient.tsx'

type FeesProps = { market: Market }

/** The number of claims to request. A server may send fewer than it has without reporting it. */
const limit = 100

/** The code loads only for the owner of the market's NFT. */
const OwnFees = lazyRouteComponent(() => import('./own/OwnFees.tsx'), 'OwnFees')

/** The distributed fees of a market and their use, with actions for the owner of its NFT. */
export function Fees({ market }: FeesProps) {
  const wallet = useWallet()
  const { data: fees } = useQuery({ ...pendingFeesQuery(market.nftId), enabled: hasTrading() })
  const isOwner = wallet.status === 'connected' && fees?.owner === wallet.address
  return (
    <div className="grid gap-4">
      {isOwner && (
        <Suspense>
          <OwnFees key={wallet.address} market={market} user={wallet.address} chainId={wallet.chainId} />
        </Suspense>
      )}
      <Panel
        title="Fees"
        source="indexer"
        rows={6}
        lines={2}
        asOf={<QueryAsOf queryKey={feeClaimsQuery(market.nftId, limit).queryKey} />}
      >
        <Claims market={market} isOwner={isOwner} />
      </Panel>
    </div>
  )
}

/** The owner of the market's NFT has the state of the fees in the panel above. */
function Claims({ market, isOwner }: FeesProps & { isOwner: boolean }) {
  const {
    data: { rows: claims, unreadable },
  } = useSuspenseQuery({
    ...feeClaimsQuery(market.nftId, limit),
    refetchInterval: 30_000,
  })
  const { data: fees } = useQuery({ ...pendingFeesQuery(market.nftId), enabled: hasTrading() })
  const pending = fees?.pending ?? null
  // An indexer may lack the strategy of a new market, so the NFT's is preferred.
  const use = feeUse(fees?.strategy ?? market.feeStrategy)
  const listed = claims.reduce((sum, claim) => add(sum, claim.amount), zero)
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 border-b px-4 py-3 sm:flex sm:flex-wrap sm:gap-x-8">
        <Figure label="Paid out" note={`last ${countOf(claims.length, 'payout')}`}>
          <Money value={listed} />
        </Figure>
        {!isOwner && (
          <>
            {pending !== null && (
              <Figure label="Not distributed yet" note="by the fee contract">
                <Money value={fromUnits(pending, stablecoinDecimals)} />
              </Figure>
            )}
            <Figure
              label="Fee NFT"
              note={
                fees?.owner && (
                  <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-1.5">
                    owner <AddressLink address={fees.owner} />
                  </span>
                )
              }
            >
              #{market.nftId}
            </Figure>
            <Figure label="Fee use now" note={use.help}>
              {use.label}
            </Figure>
          </>
        )}
      </div>
      <AirdropNote claims={claims} nftId={market.nftId} />
      <Table
        caption="Distributed fees"
        columns={columnsOf(market.poolAddress)}
        rows={claims}
        rowKey={(claim) => claim.id}
        empty="No fees distributed yet."
      />
      <UnreadableRows count={unreadable} />
    </>
  )
}

const columnsOf = (pool: Address): Column<FeeClaim>[] => [
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
    header: 'Went to',
    width: 9,
    card: 'top',
    cell: (claim) => <FeeRecipient claim={claim} pool={pool} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 8,
    align: 'end',
    dollars: (claim) => claim.amount,
    cell: (claim) => <Money value={claim.amount} />,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    importance: 2,
    cell: (claim) => <TransactionLink hash={claim.transactionHash} />,
  },
]
