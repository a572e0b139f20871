import type { Step } from '#pages/signing/Steps.tsx'
import type { PermitChoice } from './usePermit.ts'

type PermitLine = {
  /** The permitted amount as text. */
  amount: string
  /** Whether the permit covers the whole debt. */
  isAll: boolean
  isUsed: boolean
}

/** The step of a permit signature, which replaces the approval. */
export function permitStep(
  { state, signsInPage, call, leave }: PermitChoice,
  { amount, isAll, isUsed }: PermitLine,
): Step {
  const why = `A message, not a transaction: lets the pool take ${isAll ? 'the debt and an hour of interest on top' : 'exactly this amount'}`
  return {
    id: 'approve',
    title: `Sign permission for${amount}`,
    why: sentenceOf(state, signsInPage) ?? why,
    // The step is not done when the signature no longer fits, because a new one is needed.
    done: isUsed || call !== null,
    isAsking: state.name === 'asking',
    leave: state.name === 'asking' && state.isSlow ? leave : undefined,
    record: null,
  }
}

/** A sentence on the last permit request; null without a need for one. */
function sentenceOf(state: PermitChoice['state'], signsInPage: boolean): string | null {
  if (state.name === 'asking' && signsInPage) return 'Signing'
  if (state.name === 'asking')
    return state.isSlow ? 'No answer from your wallet yet. Open it.' : 'Waiting for your wallet'
  if (state.name === 'left') return 'No answer from your wallet. If you still sign it, it is not used.'
  if (state.name === 'rejected') return 'You declined in your wallet. Nothing was signed.'
  return state.name === 'failed' ? state.reason : null
}
