import { useQuery } from '@tanstack/react-query'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { formatCount } from '#lib/format/count.ts'
import { Time } from '#ui/figures/Time.tsx'
import { Detail } from '#ui/layout/Details.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'

type ConfirmationsProps = { transaction: Transaction }

/** The block of a transaction, its confirmations and its time. */
export function Confirmations({ transaction }: ConfirmationsProps) {
  const { blockNumber, timestamp, confirmations } = transaction
  const { data: newest } = useQuery(blockNumberQuery())
  if (blockNumber === null) {
    const isPending = transactionStatus(transaction) === 'pending'
    return (
      <Detail label="Block">
        {isPending ? 'Waiting for a block. This page will update.' : 'In no block'}
      </Detail>
    )
  }
  const counted =
    newest === undefined ? confirmations : Math.max(newest - blockNumber + 1, confirmations ?? 0)
  return (
    <>
      <Detail label="Block">
        <span className="[&_a]:underline">
          <BlockLink number={blockNumber} />
        </span>
        {counted !== null && (
          <span className="text-faint">
            {' · '}
            {formatCount(counted)} {counted === 1 ? 'confirmation' : 'confirmations'}
          </span>
        )}
      </Detail>
      <Detail label="Time">
        <Time at={timestamp} style="full" />
      </Detail>
    </>
  )
}
