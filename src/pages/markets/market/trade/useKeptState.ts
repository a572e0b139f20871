import { use, useEffect, useState } from 'react'
import { SessionContext } from './TradeSession.tsx'

/** A state that outlives its form until another round of the session begins; without a session it ends with its form. */
export function useKeptState<T>(name: string, initial: () => T) {
  const { kept, round } = use(SessionContext) ?? {}
  const key = `${round} ${name}`
  const [state, setState] = useState<T>(() => (kept?.get(key) as T | undefined) ?? initial())
  useEffect(() => {
    kept?.set(key, state)
  }, [kept, key, state])
  return [state, setState] as const
}
