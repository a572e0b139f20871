import { useEffect, useState } from 'react'
import { type ActionFigures, withMoved } from '#domain/lending/action/actionFigures.ts'
import type {
  TransactionKind,
  TransactionRecord,
  TransactionRequest,
} from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { config } from '#lib/browser/config/config.ts'
import { readDraft, writeDraft } from '#lib/browser/storage/draft.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { isFailedBundle } from '#pages/signing/batching/isFailedBundle.ts'
import { useBatching } from '#pages/signing/batching/useBatching.ts'
import { grantedAllowance } from '#pages/signing/grantedAllowance.ts'
import { useFollowUp } from '#pages/signing/useFollowUp.ts'
import { useMovedAmount } from '#pages/signing/useMovedAmount.ts'
import { useSentDraft } from '#pages/signing/useSentDraft.ts'
import { actionCall, approvalCall, needsApproval, nextCall } from './actionCalls.ts'
import { type ActionContext, type ActionPlan, actionPlan } from './actionPlan.ts'
import { openTransactions, sentAmount, unresolvedBefore } from './openTransactions.ts'
import { usePermit } from './permit/usePermit.ts'
import { useArrival } from './useArrival.ts'

/**
 * Signs a deposit, withdrawal, loan or repayment: the plan of the typed amount, then an approval (or a permit) and the action
 * itself, each sent by `startTransaction`. The transactions live in the store: a closed dialog stops none of them, and a
 * reopened one shows those that are pending.
 */
export function useAction(context: ActionContext) {
  const { action, asset, user } = context
  const records = useTransactions()
  const [ids, setIds] = useState(() => openTransactions(records, action, asset, user))
  const recordOf = (id: string | null) => records.find((record) => record.id === id) ?? null
  const approve = recordOf(ids.approve)
  const act = recordOf(ids.act)
  const draft = `${action} ${asset} ${user}`
  const [typed, setTyped] = useState(() => sentAmount(act ?? approve) || context.begun || readDraft(draft))
  useEffect(() => () => writeDraft(draft, ''), [draft])
  useSentDraft(draft, act)
  // Most who repay pay all that they can: the others type over it.
  const [isMax, setIsMax] = useState(() => action === 'repay' && typed === '' && owes(context))

  const done = act?.status.name === 'confirmed'
  const granted = act?.status.name === 'refused' ? null : grantedAllowance(approve, records)
  const live = actionPlan(withAllowance(context, granted), typed, isMax)
  /** The signed action; null before the signature. */
  const signed = done || isPending(act) ? act : null
  const moved = useMovedAmount(done ? act : null)
  const batching = useBatching(user, needsApproval(action), isFailedBundle(act))
  const isTogether = live.needsApproval && batching.chosen !== null
  const permit = usePermit(context, live, { isNeeded: live.needsApproval && !isTogether, act })
  const needsOne = live.needsApproval && permit.call === null
  const follow = useFollowUp<true>({ approve, entry: entryOf(draft, live), needsApproval: needsOne })
  const busy = isPending(approve) || isPending(act) || permit.state.name === 'asking'
  const arrival = useArrival(context, live, { isOpen: !busy && !done, permitted: permit.call, act })
  const preview = arrivingFigures(live.preview, context, arrival)

  function sendAction(approval?: TransactionRequest['approval']) {
    if (live.amount === null) return
    const call = permit.call ?? actionCall(context, live.amount, live.all)
    const shown = { figures: preview ?? undefined, arrives: arrival?.toString() }
    const id = send(context, action, call, live.amount, { ...shown, approval })
    setIds((before) => ({ ...before, act: id }))
    follow.end()
  }

  function enter(text: string, max: boolean) {
    setTyped(text)
    writeDraft(draft, text)
    setIsMax(max)
    permit.forget()
    follow.end()
    setIds((before) => ({ approve: done ? null : before.approve, act: null }))
  }

  return {
    ...live,
    /** The identity of the entry; MAX stays the same entry although its amount follows the chain. */
    typed: isMax ? 'max' : typed,
    text: signed ? movedText(signed, moved) : live.text,
    preview: signedFigures(context, signed, moved) ?? preview,
    /** The base units that arrive of a withdrawal, loan or repayment that loses a part on the way; else null. */
    arrival,
    /** The amount that really moved, by the receipt; null before, and on nodes without receipts. */
    moved,
    nextCall: permit.call ?? nextCall(context, live),
    needsApproval: needsOne,
    /** The action that was asked for with its approval. */
    follow,
    batching,
    /** Whether approval and action go to the wallet as one request. */
    isTogether,
    permit,
    problem: busy || done ? undefined : live.problem,
    approve,
    act,
    signed,
    /** The allowance that this dialog's approval granted; null to use the chain's figure. */
    granted,
    /** An earlier action of the same kind with an unknown outcome. */
    unresolved: unresolvedBefore(records, action, asset, user),
    busy,
    done,
    edit: (text: string) => enter(text, false),
    editMax: () => enter(live.max ?? '', true),
    askPermit() {
      setIds((before) => ({ ...before, act: null }))
      void permit.ask()
    },
    sendApproval(units: bigint) {
      const id = send(context, 'approve', approvalCall(context, units), units)
      setIds((before) => ({ ...before, approve: id }))
      follow.begin(id, true)
    },
    sendAction: () => sendAction(),
    sendTogether() {
      const isAtomic = batching.chosen !== 'unsupported'
      sendAction({ ...approvalCall(context, live.approval.ask), isAtomic })
    },
  }
}

function send(
  { user, asset, symbol, decimals }: ActionContext,
  kind: TransactionKind,
  call: ContractCall,
  units: bigint,
  rest: Pick<TransactionRequest, 'figures' | 'approval' | 'arrives'> = {},
): string {
  const { chainId } = config()
  const amount = units.toString()
  return startTransaction({ ...call, ...rest, kind, chainId, from: user, asset, symbol, decimals, amount })
}

/** What an action would sign, as one text; null without an amount. "All" of a debt grows with every block. */
function entryOf(draft: string, { amount, all }: ActionPlan): string | null {
  return amount === null ? null : `${draft} ${all ? 'all' : amount}`
}

function isPending(record: TransactionRecord | null): boolean {
  return record !== null && isOpen(record)
}

function withAllowance(context: ActionContext, allowance: bigint | null): ActionContext {
  const { part } = context
  if (allowance === null) return context
  if (part.from === 'tokens')
    return { ...context, part: { ...part, holding: { ...part.holding, allowance } } }
  const state = { ...part.state, position: { ...part.state.position, allowance } }
  return { ...context, part: { ...part, state } }
}

/**
 * The amount of a signed action, in whole tokens: the amount that really moved, once known, because "all" grows until
 * its block.
 */
function movedText(signed: TransactionRecord, moved: bigint | null): string {
  return moved === null ? sentAmount(signed) : fromUnits(moved, signed.decimals)
}

/** The figures before and after a signed action, with the amount that really moved once it is known. */
function signedFigures(
  { action, decimals }: ActionContext,
  signed: TransactionRecord | null,
  moved: bigint | null,
): ActionFigures | undefined {
  const figures = signed?.figures
  if (!figures || moved === null) return figures
  // A token that keeps a part may log the whole: the figures already have what arrives.
  if (signed?.arrives !== undefined && !needsApproval(action)) return figures
  return withMoved(figures, action, fromUnits(moved, decimals))
}

/** The figures of a withdrawal or a loan of which a part is kept on the way: the wallet gains only the rest. */
function arrivingFigures(
  figures: ActionFigures | null,
  { action, decimals }: ActionContext,
  arrival: bigint | null,
): ActionFigures | null {
  if (figures === null || arrival === null || needsApproval(action)) return figures
  return withMoved(figures, action, fromUnits(arrival, decimals))
}

/** Whether there is a known debt that the wallet can pay some of. */
function owes({ part }: ActionContext): boolean {
  return part.from === 'pool' && part.state.position.borrowed > 0n && part.state.position.wallet > 0n
}
