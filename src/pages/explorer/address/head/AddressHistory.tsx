import { useQuery } from '@tanstack/react-query'
import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { oldestProven } from '#domain/explorer/oldestProven.ts'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { oldestTransactionsQuery } from '#interfaces/explorer/transaction/oldestTransactions.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { codeQuery } from '#interfaces/node/contract/code.ts'
import { transactionCountQuery } from '#interfaces/node/transaction/transactionCount.ts'
import { countOf } from '#lib/format/count.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { ResemblanceNotice } from '#pages/explorer/parts/page/AddressNotices.tsx'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { CreatedBy } from './CreatedBy.tsx'
import { Fact } from './Fact.tsx'
import { FirstFunder } from './FirstFunder.tsx'

const MarketPrice = lazyRouteComponent(() => import('./PoolMarket.tsx'), 'MarketPrice')

type AddressHistoryProps = {
  address: Address
  /** `Address` for one without code; null while that is unknown. */
  kind: string | null
  /** Whether the explorer may still tell the counts. */
  isCounting: boolean
  record: AddressRecord | undefined
  /** The number of transactions by the explorer; null when unknown. */
  total: number | null
  /** The number of its token transfers by the explorer; null when unknown. */
  transfers: number | null
  /** Why the explorer has no record of the address; null when it has one. */
  error: Error | null
}

/**
 * What an address did so far, as far as the servers prove it: its first and last transaction, its nonce, and who paid an
 * account its first coins or created a contract. What is not proved is unknown. While the explorer does not answer, what the node tells stands alone.
 */
export function AddressHistory({
  address,
  kind,
  isCounting,
  record,
  total,
  transfers,
  error,
}: AddressHistoryProps) {
  const nonce = useQuery({ ...transactionCountQuery(address), refetchInterval: liveInterval, retry: false })
  const oldest = useQuery({ ...oldestTransactionsQuery(address), retry: false })
  const isOut = error !== null && !isNotFound(error)
  const { data: balance } = useQuery({ ...balanceQuery(address), retry: false })
  const proven = oldest.data ? oldestProven(oldest.data, total) : null
  const isContract = kind !== null && kind !== 'Address'
  const isPending = kind === null || isCounting
  // Withdrawals pay coins without a transaction; by the node, none are left and none were sent.
  const isUnused = kind === 'Address' && proven === 'none' && balance === 0n && nonce.data === 0
  if (isUnused)
    return (
      <div className="address-facts text-sm text-muted empty:hidden">
        {/* Else the page says below that nobody knows of any use. */}
        {transfers !== 0 && !isNotFound(error) && (
          <p className="col-span-full">Sent no transaction, and the explorer lists none.</p>
        )}
        <ResemblanceNotice address={address} />
      </div>
    )
  const sent = (
    <Fact
      label="Nonce"
      help="The number of its next transaction. A contract counts the contracts that it creates."
      of={nonce}
    >
      <Count value={nonce.data ?? null} />
    </Fact>
  )
  return (
    <dl className="address-facts">
      {isContract && proven === 'none' ? null : (
        <Ends address={address} isContract={isContract} total={total} isOut={isOut} isPending={isPending} />
      )}
      <PoolPrice record={record}>{sent}</PoolPrice>
      {isOut && <Code address={address} />}
      {kind && <Origin address={address} isContract={isContract} record={record} isOut={isOut} />}
    </dl>
  )
}

/** Of a pool the price of its token, of any other contract what stands here without one. */
function PoolPrice({ record, children }: Pick<AddressHistoryProps, 'record'> & { children: ReactNode }) {
  if (!record?.isContract) return children
  return (
    <ErrorBoundary fallback={() => children}>
      <Suspense fallback={children}>
        <MarketPrice record={record}>{children}</MarketPrice>
      </Suspense>
    </ErrorBoundary>
  )
}

type OriginProps = Pick<AddressHistoryProps, 'address' | 'record'> & { isContract: boolean; isOut: boolean }

/** Who created a contract, or paid an account its first coins. */
function Origin({ address, isContract, record, isOut }: OriginProps) {
  const oldest = useQuery({ ...oldestTransactionsQuery(address), retry: false })
  // A contract that failed to be created, or is gone, has no code and still a creator.
  if (isContract || record?.creator) return <CreatedBy record={record} />
  return <FirstFunder address={address} of={oldest} isOut={isOut} />
}

type EndsProps = Pick<AddressHistoryProps, 'address' | 'total'> & {
  isContract: boolean
  isOut: boolean
  /** What tells whether a transaction is the first is not read yet. */
  isPending: boolean
}

const unread = { isFetched: false, data: undefined }

/** The first and the last transaction of an address. */
function Ends({ address, isContract, total, isOut, isPending }: EndsProps) {
  const oldest = useQuery({ ...oldestTransactionsQuery(address), retry: false })
  const newest = useQuery({ ...addressTransactionsQuery(address), retry: false })
  const proven = oldest.data ? oldestProven(oldest.data, total) : null
  const first = proven === 'none' || isLater(proven, address, isContract) ? null : proven
  const last = newest.data?.items.find(({ blockNumber }) => blockNumber !== null)
  return (
    <>
      <Fact label="First" help="Its first transaction." of={isPending ? unread : oldest} onlyKnown={isOut}>
        <Moment of={first} isNone={proven === 'none'} />
      </Fact>
      <Fact label="Last" help="Its last transaction." of={isPending ? unread : newest} onlyKnown={isOut}>
        <Moment of={last} isNone={proven === 'none'} />
      </Fact>
    </>
  )
}

/** The size of the code, by the node. */
function Code({ address }: { address: Address }) {
  const code = useQuery({ ...codeQuery(address), retry: false })
  return (
    <Fact label="Code" help="The size of its program. Only a contract has one." of={code}>
      {code.data == null ? <Unknown /> : codeSize(code.data.length)}
    </Fact>
  )
}

/** The size of the code in bytes. `length` is that of its hex text with 0x. */
function codeSize(length: number) {
  const bytes = (length - 2) / 2
  return bytes === 0 ? 'None' : countOf(bytes, 'byte')
}

/** Whether an account sent earlier transactions than one of its own: its first has the nonce 0. */
function isLater(transaction: Transaction | null, address: Address, isContract: boolean): boolean {
  return transaction?.from.address === address && !isContract && (transaction.nonce ?? 0) > 0
}

type MomentProps = {
  of: { hash: Hash; timestamp: Date | null } | null | undefined
  /** Whether there is no transaction; else one that is missing is unknown. */
  isNone: boolean
}

/** The time of a transaction, which leads to it. */
function Moment({ of: transaction, isNone }: MomentProps) {
  if (!transaction) return isNone ? 'None' : <Unknown />
  const { hash, timestamp } = transaction
  return (
    <Link to="/tx/$hash" params={{ hash }} className="link">
      {timestamp ? <Time at={timestamp} /> : 'Transaction'}
    </Link>
  )
}
