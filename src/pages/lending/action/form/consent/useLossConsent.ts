import { useState } from 'react'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'

/**
 * The consent to an action of which a part is kept on the way. It holds for one amount, and while no less arrives than was
 * accepted. It stays on screen while the action is pending.
 */
export function useLossConsent(state: ReturnType<typeof useAction>) {
  const [kept, setKept] = useState<{ typed: string; arrival: bigint | null }>({ typed: '', arrival: null })
  const agreed = kept.typed === state.typed ? kept.arrival : null
  const isSigned = state.busy || state.done
  const arrival = isSigned ? agreed : state.arrival
  const accepted = arrival !== null && agreed !== null && arrival >= agreed
  return {
    /** Null where nothing is lost. */
    loss: arrival !== null && {
      arrival,
      accepted,
      isSigned,
      onChange: (value: boolean) => setKept({ typed: state.typed, arrival: value ? arrival : null }),
    },
    isMissing: arrival !== null && !accepted,
  }
}
