import type { Transaction } from '#interfaces/explorer/transaction.ts'
import { PartyLink } from './PartyLink.tsx'

type ReceiverProps = { record: Pick<Transaction, 'to' | 'createdContract'> }

/** Who a transaction goes to; for a creation, the contract it made. */
export function Receiver({ record: { to, createdContract } }: ReceiverProps) {
  if (to) return <PartyLink party={to} />
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="text-faint">creates</span>
      <PartyLink party={createdContract} />
    </span>
  )
}
