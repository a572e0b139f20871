import { type InterfaceName, interfaceNames } from '#lib/requests/errors.ts'
import type { Health, HealthState } from '#lib/requests/interfaceHealth.ts'
import { interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'

type AllHealth = Record<InterfaceName, Pick<Health, 'state'>>

/** The state of the worst interface. An interface that was not checked yet counts only when none was. */
export function networkState(all: AllHealth): HealthState {
  const states = interfaceNames.map((name) => all[name].state)
  for (const state of ['down', 'slow', 'up'] as const) if (states.includes(state)) return state
  return 'unknown'
}

/** The state of the network in a few words: "Network live", or the interfaces that are down, or those that are slow. */
export function networkSentence(all: AllHealth): string {
  const state = networkState(all)
  if (state === 'up') return 'Network live'
  if (state === 'unknown') return 'Connecting'
  const names = interfaceNames.filter((name) => all[name].state === state).map(interfaceTitle)
  return `${names.join(', ')} ${state}`
}
