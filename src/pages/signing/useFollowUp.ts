import { useRef, useState } from 'react'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'

type Asked<Terms> = { approval: string; entry: string; wallet: string; terms: Terms }

type Form = {
  approve: TransactionRecord | null
  /** All that the action would sign but its terms, as one text; null while it is not known. */
  entry: string | null
  needsApproval: boolean
}

/**
 * The action that was asked for with the press on its approval. It may follow by itself once the approval is confirmed,
 * while entry and wallet stay the same. A refused approval or any change ends it for good, as closing the form and a
 * reload do. `terms` are those that the person saw at the press.
 */
export function useFollowUp<Terms>({ approve, entry, needsApproval }: Form) {
  const connected = useWallet()
  const wallet = connected.status === 'connected' ? `${connected.address} ${connected.chainId}` : ''
  const [asked, setAsked] = useState<Asked<Terms> | null>(null)
  const [isWorse, setIsWorse] = useState(false)
  /** The approval that was followed already: an effect may run twice, and nothing is sent twice. */
  const followed = useRef<string | null>(null)

  const isConfirmed = approve?.status.name === 'confirmed'
  const isSame =
    asked !== null &&
    asked.approval === approve?.id &&
    asked.wallet === wallet &&
    (entry === null || asked.entry === entry) &&
    (isConfirmed ? !needsApproval : isOpen(approve))
  if (asked !== null && !isSame) setAsked(null)

  function end(worse = false) {
    setAsked(null)
    setIsWorse(worse)
  }

  return {
    /** The terms seen at the press; null where no action follows. */
    terms: isSame ? asked.terms : null,
    /** The confirmed approval that an action follows; null without one. */
    after: isSame && isConfirmed ? approve : null,
    /** Whether it ended because the terms had become worse. */
    isWorse,
    begin(approval: string, terms: Terms) {
      setIsWorse(false)
      if (entry !== null) setAsked({ approval, entry, wallet, terms })
    },
    end,
    /** Whether the action may be sent now, which it may once. */
    take(): boolean {
      if (!isSame || followed.current === asked.approval) return false
      followed.current = asked.approval
      end()
      return true
    },
  }
}

export type FollowUp<Terms = unknown> = ReturnType<typeof useFollowUp<Terms>>
