import type { HealthState } from '#lib/requests/interfaceHealth.ts'

/** Whether all interfaces answer, in one sentence; else which ones do not. It has one line on a phone. `states` by the name of each. */
export function verdict(states: readonly (readonly [name: string, state: HealthState])[]): string {
  const named = (wanted: HealthState) =>
    states.flatMap(([name, state]) => (state === wanted ? name : [])).join(', ')
  if (named('down')) return `Down: ${named('down')}.`
  if (named('unknown')) return 'Waiting for answers.'
  if (named('slow')) return `All answer. Slow: ${named('slow')}.`
  return `All ${states.length} interfaces answer.`
}
