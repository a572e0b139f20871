import type { Step } from '#pages/signing/Steps.tsx'
import type { PermitChoice } from './usePermit.ts'

type PermitLine = {
  /** What it allows, as text. */
  amount: string
  /** It is for everything that is owed. */
  isAll: boolean
  isUsed: boolean
}

/** The line of a signature that stands in place of an approval. */
export function permitStep(
  { state, call, leave }: PermitChoice,
  { amount, isAll, isUsed }: PermitLine,
): Step {
  const why = `A message, not a transaction: lets the pool take ${isAll ? 'the debt and up to an hour of interest' : 'exactly this amount'}`
  return {
    id: 'approve',
    title: `Sign permission for${amount}`,
    why: sentenceOf(state) ?? why,
    // A signature that fits no longer is not one: another is asked for.
    done: isUsed || call !== null,
    isAsking: state.name === 'asking',
    leave: state.name === 'asking' && state.isSlow ? leave : undefined,
    record: null,
  }
}

/** What became of the last question; null where there is nothing to say. */
function sentenceOf(state: PermitChoice['state']): string | null {
  if (state.name === 'asking')
    return state.isSlow ? 'No answer from your wallet yet. Open it.' : 'Waiting for your wallet'
  if (state.name === 'left') return 'No answer from your wallet. If you still sign it, it is not used.'
  if (state.name === 'rejected') return 'You declined in your wallet. Nothing was signed.'
  return state.name === 'failed' ? state.reason : null
}
