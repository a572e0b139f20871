import { type InterfaceName, interfaceNames } from '#lib/requests/errors.ts'
import type { Health, HealthState } from '#lib/requests/interfaceHealth.ts'
import { interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'

type AllHealth = Record<InterfaceName, Pick<Health, 'state'>>

/**
 * The state of the worst interface. An interface that was not checked yet counts only when none was. A node whose newest
 * block went back (`isBack`) is not up.
 */
export function networkState(all: AllHealth, isBack = false): HealthState {
  const states = interfaceNames.map((name) => all[name].state)
  const worst = (['down', 'slow', 'up'] as const).find((state) => states.includes(state)) ?? 'unknown'
  return isBack && worst === 'up' ? 'slow' : worst
}

/**
 * The state of the network in a few words: "Network live", or the interfaces that are down, or a node that went back, or the
 * interfaces that are slow. More than two are counted.
 */
export function networkSentence(all: AllHealth, isBack = false): string {
  const state = networkState(all)
  if (isBack && state !== 'down') return 'Node went back'
  if (state === 'up') return 'Network live'
  if (state === 'unknown') return 'Connecting'
  const names = interfaceNames.filter((name) => all[name].state === state).map(interfaceTitle)
  return `${names.length > 2 ? `${names.length} interfaces` : names.join(', ')} ${state}`
}
