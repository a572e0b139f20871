import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Step } from '#pages/signing/Steps.tsx'

type Together = {
  /** The action as it was signed, from the signature on. */
  signed: TransactionRecord | null
  done: boolean
  isTogether: boolean
  /** Who is allowed: "the pool". */
  spender: string
}

/** What the line of an approval says that is asked for together with its action; null for one of its own. */
export function bundleStep({
  signed,
  done,
  isTogether,
  spender,
}: Together): Omit<Step, 'id' | 'title'> | null {
  if (signed ? !signed.approval : !isTogether) return null
  return { why: `Allows ${spender} to take exactly this amount`, done, record: null }
}
