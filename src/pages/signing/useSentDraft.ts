import { useEffect, useEffectEvent } from 'react'
import { isPersisted, type TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { writeDraft } from '#lib/browser/storage/draft.ts'

/**
 * Removes the draft of a form once its transaction is sent: from then on a reload shows the transaction while it is
 * pending, and an empty form after it, never an amount that was already spent. `forget` removes what else would fill it.
 */
export function useSentDraft(draft: string, act: TransactionRecord | null, forget?: () => void): void {
  const isSent = act !== null && isPersisted(act)
  const forgetOther = useEffectEvent(() => forget?.())
  useEffect(() => {
    if (!isSent) return
    writeDraft(draft, '')
    forgetOther()
  }, [draft, isSent])
}
