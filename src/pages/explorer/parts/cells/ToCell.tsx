import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { AddressParameterLink } from './AddressParameterLink.tsx'

type ToCellProps = { record: Pick<Transaction, 'to' | 'createdContract'> }

/** The receiver of a transaction, or the contract it created. */
export function ToCell({ record: { to, createdContract } }: ToCellProps) {
  if (to) return <AddressParameterLink address={to} />
  return (
    <span className="inline-flex min-w-0 max-w-full items-baseline gap-1.5">
      <span className="text-faint">{createdContract ? 'creates' : 'creates a contract'}</span>
      {createdContract && <AddressParameterLink address={createdContract} />}
    </span>
  )
}
