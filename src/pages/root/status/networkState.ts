import { type InterfaceName, interfaceNames } from '#lib/requests/errors.ts'
import type { Health, HealthState } from '#lib/requests/interfaceHealth.ts'
import { interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'
import type { BlockTrouble } from './useNewestBlocks.ts'

type AllHealth = Record<InterfaceName, Pick<Health, 'state'>>

/**
 * The state of the worst interface. An interface that was not asked yet counts only when none was. A node whose newest
 * blocks are amiss is not up.
 */
export function networkState(all: AllHealth, trouble: BlockTrouble = null): HealthState {
  const states = interfaceNames.map((name) => all[name].state)
  const worst = (['down', 'slow', 'up'] as const).find((state) => states.includes(state)) ?? 'unknown'
  return trouble && worst === 'up' ? 'slow' : worst
}

/**
 * The state of the network in a few words: "Network live", or the interfaces that are down, or what is amiss with the newest
 * blocks, or the interfaces that are slow. More than two are counted.
 */
export function networkSentence(all: AllHealth, trouble: BlockTrouble = null): string {
  const state = networkState(all)
  if (trouble && state !== 'down') return trouble.kind === 'back' ? 'Node went back' : 'No new blocks'
  if (state === 'up') return 'Network live'
  if (state === 'unknown') return 'Connecting'
  const names = interfaceNames.filter((name) => all[name].state === state).map(interfaceTitle)
  return `${names.length > 2 ? `${names.length} interfaces` : names.join(', ')} ${state}`
}
