import type { TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import type { Step } from './Steps.tsx'

type Together = {
  /** The action as it was signed, from the signature on. */
  signed: TransactionRecord | null
  done: boolean
  isTogether: boolean
}

/** What the line of an approval says that is asked for together with its action; null for one of its own. */
export function togetherStep({ signed, done, isTogether }: Together): Omit<Step, 'id' | 'title'> | null {
  if (signed ? !signed.approval : !isTogether) return null
  return { why: 'Allows exactly this amount, in the same request', done, record: null }
}
