import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Step } from '#pages/signing/Steps.tsx'

type Together = {
  /** The signed action; null before the signature. */
  signed: TransactionRecord | null
  done: boolean
  isTogether: boolean
  /** The spender: "the pool". */
  spender: string
}

/** The step of an approval that is requested together with its action; null for a separate one. */
export function bundleStep({
  signed,
  done,
  isTogether,
  spender,
}: Together): Omit<Step, 'id' | 'title'> | null {
  if (signed ? !signed.approval : !isTogether) return null
  return { why: `Allows ${spender} to take exactly this amount`, done, record: null }
}
