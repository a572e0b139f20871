import { useState } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { useAction } from '#pages/lending/parts/action/useAction.ts'
import { isRisky } from './RiskConsent.tsx'

type Consent = { accepted: boolean; onChange: (accepted: boolean) => void }

/** What has to be accepted before an action is signed: for one amount, and for no other. */
export function useConsent(action: LendingAction, state: ReturnType<typeof useAction>) {
  const [accepted, setAccepted] = useState({ text: state.typed, risk: false, repeat: false })
  const current = accepted.text === state.typed ? accepted : { text: state.typed, risk: false, repeat: false }
  const isAsked = state.ready && !state.busy && !state.done
  const isRisk = isAsked && state.preview !== null && isRisky(action, state.preview)
  const repeated = isAsked ? state.unresolved : null
  const of = (name: 'risk' | 'repeat'): Consent => ({
    accepted: current[name],
    onChange: (value) => setAccepted({ ...current, [name]: value }),
  })
  return {
    /** Null where nothing has to be accepted. */
    risk: isRisk ? of('risk') : null,
    repeat: repeated && { ...of('repeat'), earlier: repeated },
    isMissing: (isRisk && !current.risk) || (repeated !== null && !current.repeat),
  }
}
