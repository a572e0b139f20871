import { type Dispatch, type SetStateAction, useState } from 'react'
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

/** A state by its name. */
export type UseFormState = <T>(name: string, initial: () => T) => readonly [T, Dispatch<SetStateAction<T>>]

/** A state that ends with its form. */
export const useOwnState: UseFormState = (_, initial) => useState(initial)

/** The approvals that were followed already, by their ids: an effect may run twice, and nothing is sent twice. */
const followed = new Set<string>()

/**
 * The action that was asked for with the press on its approval. It may follow by itself once the approval is confirmed,
 * while entry and wallet stay the same. A refused approval or any change ends it for good, as closing the form and a
 * reload do. `terms` are those that the person saw at the press. `useFormState` keeps it where the form may be replaced.
 */
export function useFollowUp<Terms>(
  { approve, entry, needsApproval }: Form,
  useFormState: UseFormState = useOwnState,
) {
  const connected = useWallet()
  const wallet = connected.status === 'connected' ? `${connected.address} ${connected.chainId}` : ''
  const [asked, setAsked] = useFormState<Asked<Terms> | null>('follow', () => null)
  const [isWorse, setIsWorse] = useFormState('worse', () => false)

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
      if (!isSame || followed.has(asked.approval)) return false
      followed.add(asked.approval)
      end()
      return true
    },
  }
}

export type FollowUp<Terms = unknown> = ReturnType<typeof useFollowUp<Terms>>
