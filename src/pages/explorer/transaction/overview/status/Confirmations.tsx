import { useQuery } from '@tanstack/react-query'
import type { Inclusion } from '#domain/transactions/transactionDependencies.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { countOf } from '#lib/format/count.ts'
import { Time } from '#ui/figures/Time.tsx'
import { Detail } from '#ui/layout/Details.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'

type ConfirmationsProps = { transaction: Transaction; inclusion: Inclusion }

/** The block of a transaction, its confirmations and its time. They are counted while the node proves its block. */
export function Confirmations({ transaction, inclusion }: ConfirmationsProps) {
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
  const counted = countConfirmations(inclusion, blockNumber, newest, confirmations)
  return (
    <>
      <Detail label="Block">
        <span className="[&_a]:underline">
          <BlockLink number={blockNumber} />
        </span>
        {counted !== null && (
          <span className="text-faint">
            {' · '}
            {countOf(counted, 'confirmation')}
          </span>
        )}
      </Detail>
      <Detail label="Time">
        <Time at={timestamp} style="full" />
      </Detail>
    </>
  )
}

/** The blocks from the transaction's own to the newest; the explorer's count where the node cannot tell; else null. */
function countConfirmations(
  inclusion: Inclusion,
  block: number,
  newest: number | undefined,
  ofExplorer: number | null,
): number | null {
  if (inclusion === 'refuted') return null
  if (inclusion === 'proven') return Math.max((newest ?? block) - block + 1, ofExplorer ?? 0, 1)
  return newest !== undefined && newest < block ? null : ofExplorer
}
