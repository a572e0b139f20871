import type { Transaction } from '#interfaces/explorer/transaction.ts'
import { AddressParameterLink } from './AddressParameterLink.tsx'

type ToCellProps = { record: Pick<Transaction, 'to' | 'createdContract'> }

/** Who a transaction goes to; for a creation, the contract it made. */
export function ToCell({ record: { to, createdContract } }: ToCellProps) {
  if (to) return <AddressParameterLink address={to} />
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="text-faint">creates</span>
      <AddressParameterLink address={createdContract} />
    </span>
  )
}
