import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { CreatedBy } from './CreatedBy.tsx'
import { Fact } from './Fact.tsx'
import { FirstFunder } from './FirstFunder.tsx'

type AddressHistoryProps = {
  address: Address
  isContract: boolean
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
  isContract,
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
  // Withdrawals pay coins without a transaction; by the node, none are left and none were sent.
  const isUnused = !isContract && proven === 'none' && balance === 0n && nonce.data === 0
  return (
    <>
      {/* Lines of a fixed height, so that nothing moves when the facts appear. */}
      {isUnused ? (
        <p className="mb-4 min-h-11 text-sm text-muted lg:min-h-5">
          {transfers === 0 || isNotFound(error)
            ? 'Neither the node nor the explorer knows of any use of it.'
            : 'It sent no transaction, and the explorer lists none to it.'}
        </p>
      ) : (
        <dl
          className={`mb-4 content-start gap-y-1 ${isOut ? 'flex min-h-5 flex-wrap gap-x-4' : 'address-facts min-h-11 lg:min-h-5'}`}
        >
          {isContract && proven === 'none' ? (
            <Fact
              label="Direct transactions"
              help="Other contracts call it inside of transactions."
              of={oldest}
            >
              None
            </Fact>
          ) : (
            <Ends address={address} isContract={isContract} total={total} isOut={isOut} />
          )}
          <Fact
            label="Nonce"
            help="The number of its next transaction. A contract counts the contracts that it creates."
            of={nonce}
          >
            <Count value={nonce.data ?? null} />
          </Fact>
          {isOut && <Code address={address} />}
          <Origin address={address} isContract={isContract} record={record} isOut={isOut} />
        </dl>
      )}
    </>
  )
}

type OriginProps = Pick<AddressHistoryProps, 'address' | 'isContract' | 'record'> & { isOut: boolean }

/** Who created a contract, or paid an account its first coins. */
function Origin({ address, isContract, record, isOut }: OriginProps) {
  const oldest = useQuery({ ...oldestTransactionsQuery(address), retry: false })
  // A contract that failed to be created, or is gone, has no code and still a creator.
  if (isContract || record?.creator) return <CreatedBy record={record} />
  return <FirstFunder address={address} of={oldest} isOut={isOut} />
}

type EndsProps = Pick<AddressHistoryProps, 'address' | 'isContract' | 'total'> & { isOut: boolean }

/** The first and the last transaction of an address. */
function Ends({ address, isContract, total, isOut }: EndsProps) {
  const oldest = useQuery({ ...oldestTransactionsQuery(address), retry: false })
  const newest = useQuery({ ...addressTransactionsQuery(address), retry: false })
  const proven = oldest.data ? oldestProven(oldest.data, total) : null
  const first = proven === 'none' || isLater(proven, address, isContract) ? null : proven
  const last = newest.data?.items.find(({ blockNumber }) => blockNumber !== null)
  return (
    <>
      <Fact label="First" help="Its first transaction." of={oldest} onlyKnown={isOut}>
        <Moment of={first} isNone={proven === 'none'} />
      </Fact>
      <Fact label="Last" help="Its last transaction." of={newest} onlyKnown={isOut}>
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
