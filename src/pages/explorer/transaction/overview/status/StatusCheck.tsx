import { useQuery } from '@tanstack/react-query'
import {
  type Transaction,
  type TransactionStatus,
  transactionQuery,
  transactionStatus,
} from '#interfaces/explorer/transaction/transaction.ts'
import { receiptQuery } from '#interfaces/node/transaction/receipt.ts'
import { untilKnown } from '#lib/requests/untilKnown.ts'
import { useDisagreement } from '#pages/explorer/parts/sources/useDisagreement.ts'
import { Status } from '#ui/feedback/Status.tsx'

type StatusCheckProps = { transaction: Transaction }

/** A warning when the node's receipt and the explorer differ on the outcome. Nothing when they agree. */
export function StatusCheck({ transaction }: StatusCheckProps) {
  const { hash } = transaction
  const explorer = useQuery({ ...transactionQuery(hash), enabled: false })
  const node = useQuery({ ...receiptQuery(hash), retry: false, staleTime: untilKnown.staleTime })
  const different = useDisagreement<TransactionStatus>(
    { value: node.data && (node.data.success ? 'success' : 'reverted'), refetch: node.refetch },
    { value: transactionStatus(transaction), refetch: explorer.refetch },
  )
  return (
    different && (
      <p role="status" className="rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
        The explorer says <Status value={different.explorer} />, the receipt of the node says{' '}
        <Status value={different.node} />. One of the two is wrong.
      </p>
    )
  )
}
