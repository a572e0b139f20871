import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SignedPermit } from '#domain/approvals/permit.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { type PermitAction, permitProbe, permittedCall } from '#interfaces/lending/permittedCall.ts'
import { permitTermsQuery, signPermit } from '#interfaces/wallet/permit/signPermit.ts'
import type { PermitAnswer } from '#interfaces/wallet/permit/walletPermit.ts'
import { useSignsInPage, useWallet } from '#interfaces/wallet/wallet.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { needsApproval } from '#pages/lending/action/sign/actionCalls.ts'
import type { ActionContext, ActionPlan } from '#pages/lending/action/sign/actionPlan.ts'

/** The state of the last permit request. */
type PermitState =
  | { name: 'none' }
  | { name: 'asking'; isSlow: boolean }
  | { name: 'left' }
  | { name: 'signed'; permit: SignedPermit }
  | { name: 'rejected' }
  | { name: 'failed'; reason: string }
  | { name: 'unsupported' }

/** Milliseconds before a silent wallet is shown as slow. */
const walletGracePeriod = 60_000

/**
 * A permit signature in place of an approval, where token, pool and wallet support it and the person wants it. It is
 * kept only while the dialog is open: only the owner's own call can use it for more than an allowance, and it expires.
 * `isNeeded`: an approval is needed and the wallet does not bundle it with the action. `act` is the action as last
 * sent.
 */
export function usePermit(
  { action, asset, user }: ActionContext,
  plan: ActionPlan,
  { isNeeded, act }: { isNeeded: boolean; act: TransactionRecord | null },
) {
  const signsInPage = useSignsInPage()
  const isConnected = useWallet().status === 'connected'
  const [state, setState] = useState<PermitState>({ name: 'none' })
  const [isChosen, setIsChosen] = useState(true)
  /** The number of requests; an answer to an abandoned one is ignored. */
  const asked = useRef(0)
  const isAsking = state.name === 'asking'
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setState({ name: 'asking', isSlow: true }), walletGracePeriod)
    return () => clearTimeout(timer)
  }, [isAsking])
  const question = needsApproval(action) ? questionFor(action, asset, user) : null
  const terms = useQuery({
    ...permitTermsQuery(question ?? questionFor('deposit', asset, user)),
    enabled: question !== null && isNeeded && isConnected,
  })
  const offered = terms.data != null && state.name !== 'unsupported' ? terms.data : null
  const isUsed = isNeeded && offered !== null && isChosen
  const permit = isUsed ? usablePermit(state, plan, act) : null

  async function ask() {
    if (question === null) return
    setState({ name: 'asking', isSlow: false })
    const count = ++asked.current
    const failed = { name: 'failed', reason: unreachable } as const
    const answer = await signPermit(question, plan.approval.ask).then(stateOf, () => failed)
    if (count === asked.current) setState(answer)
  }

  return {
    /** The terms to sign, without the amount; null where no permit can be used. */
    offered,
    isChosen,
    choose: setIsChosen,
    state,
    /** Whether the page itself signs, without a window of a wallet. */
    signsInPage,
    /** Whether a permit replaces the approval. */
    isUsed,
    /** The call of the action with the signature; null without a fitting signature. */
    call: permit && needsApproval(action) ? permittedCall(lendingPool(), action, permit) : null,
    ask,
    /** Stops waiting. A late signature is not used. */
    leave() {
      asked.current++
      setState({ name: 'left' })
    },
    /** Drops the signature after a change of the amount. */
    forget: () => setState((before) => (before.name === 'unsupported' ? before : { name: 'none' })),
  }
}

/** The signature that fits the action now; null where another one, or none, is needed. */
function usablePermit(state: PermitState, { all, approval }: ActionPlan, act: TransactionRecord | null) {
  // The chain may have refused the action because the signature was used or has expired.
  if (state.name !== 'signed' || act?.status.name === 'refused') return null
  const { value } = state.permit
  return (all ? value >= approval.required : value === approval.ask) ? state.permit : null
}

export type PermitChoice = ReturnType<typeof usePermit>

const unreachable = 'The node could not be asked. Nothing was signed; try again.'

function questionFor(action: PermitAction, token: Address, owner: Address) {
  return { token, owner, probe: permitProbe(lendingPool(), action, token) }
}

function stateOf(answer: PermitAnswer): PermitState {
  if ('signed' in answer) return { name: 'signed', permit: answer.signed }
  if ('rejected' in answer) return { name: 'rejected' }
  return 'failed' in answer ? { name: 'failed', reason: answer.failed } : { name: 'unsupported' }
}
