import type { Step } from '#pages/signing/Steps.tsx'
import type { PermitChoice } from './usePermit.ts'

/** The line of a signature that stands in place of an approval. `amount` is what it allows, as text. */
export function permitStep({ state }: PermitChoice, amount: string, isUsed: boolean): Step {
  return {
    id: 'approve',
    title: `Sign permission for${amount}`,
    why: sentences[state.name](state.name === 'failed' ? state.reason : ''),
    done: isUsed || state.name === 'signed',
    record: null,
  }
}

const why = 'A message, not a transaction: lets the pool take exactly this amount'

const sentences: Record<PermitChoice['state']['name'], (reason: string) => string> = {
  none: () => why,
  asking: () => 'Continue in your wallet.',
  signed: () => why,
  rejected: () => 'You declined in your wallet. Nothing was signed.',
  failed: (reason) => reason,
  unsupported: () => why,
}
