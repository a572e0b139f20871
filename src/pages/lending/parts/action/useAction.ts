import { useState } from 'react'
import type { TransactionKind } from '#domain/transactions/transactionRecord.ts'
import { isOpen } from '#domain/transactions/transactionSentence.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/transactions.ts'
import { config } from '#lib/browser/config.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { actionCall, approvalCall, nextCall } from './actionCalls.ts'
import { type ActionContext, type ActionPlan, actionPlan, previewOf } from './actionPlan.ts'
import { openTransactions, sentAmount } from './openTransactions.ts'
import { useMovedAmount } from './useMovedAmount.ts'

/** What a dialog shows of an action while it runs: the plan and its context as they were when it was signed. */
type Signed = { plan: ActionPlan; context: ActionContext }

/**
 * One action from the amount to its outcome. The transactions themselves live in the store: closing the dialog
 * stops nothing, and opening it again takes up what is under way.
 */
export function useAction(context: ActionContext) {
  const { action, asset, symbol, user, state } = context
  const records = useTransactions()
  const [ids, setIds] = useState(() => openTransactions(records, action, asset, user))
  const recordOf = (id: string | null) => records.find((record) => record.id === id) ?? null
  const approve = recordOf(ids.approve)
  const act = recordOf(ids.act)
  const [typed, setTyped] = useState(() => sentAmount(act ?? approve))
  const [isMax, setIsMax] = useState(false)
  const [lastSigned, setLastSigned] = useState<Signed | null>(null)

  const done = act?.status.name === 'confirmed'
  const busy = (approve !== null && isOpen(approve)) || (act !== null && isOpen(act))
  const live = actionPlan(context, typed, isMax)
  const signed = lastSigned && act && (done || isOpen(act)) ? lastSigned : null
  const plan = signed?.plan ?? live
  const moved = useMovedAmount(done ? act : null)
  const preview = signed && moved !== null ? previewOf(signed.context, moved) : plan.preview

  function send(kind: TransactionKind, call: ContractCall, units: bigint): string {
    return startTransaction({
      ...call,
      kind,
      chainId: config().chainId,
      from: user,
      asset,
      symbol,
      decimals: state.reserve.decimals,
      amount: units.toString(),
    })
  }

  return {
    ...plan,
    preview,
    /** What really moved, once a receipt said so; null before, and on nodes without receipts. */
    moved,
    nextCall: nextCall(context, live),
    problem: busy || done ? undefined : plan.problem,
    approve,
    act,
    busy,
    done,
    edit(text: string) {
      setTyped(text)
      setIsMax(text === live.max)
      setLastSigned(null)
      setIds((before) => ({ ...before, act: null }))
    },
    sendApproval(units: bigint) {
      const id = send('approve', approvalCall(context, units), units)
      setIds((before) => ({ ...before, approve: id }))
    },
    sendAction() {
      if (live.amount === null) return
      setLastSigned({ plan: live, context })
      const id = send(action, actionCall(context, live.amount, live.all), live.amount)
      setIds((before) => ({ ...before, act: id }))
    },
  }
}
