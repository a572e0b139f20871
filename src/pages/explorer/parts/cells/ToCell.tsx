import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { AddressParameterLink } from './AddressParameterLink.tsx'

type ToCellProps = {
  /** A transaction has a `status`, an internal one a `success`. */
  record: Pick<Transaction, 'to' | 'createdContract'> & {
    status?: string | null
    success?: boolean | null
  }
}

/** The receiver of a transaction, or the contract it created. A failed creation made none. */
export function ToCell({ record: { to, createdContract, status, success } }: ToCellProps) {
  if (to) return <AddressParameterLink address={to} />
  const isFailed = status === 'error' || success === false
  const creates = isFailed ? 'failed to create' : 'creates'
  return (
    <span className="inline-flex min-w-0 max-w-full items-baseline gap-1.5">
      <span className="text-faint">{createdContract ? creates : `${creates} a contract`}</span>
      {createdContract && <AddressParameterLink address={createdContract} />}
    </span>
  )
}
