import type { HealthState } from '#lib/requests/interfaceHealth.ts'

type HealthDotProps = { state: HealthState }

/** Each state has a shape of its own as well as a colour: a disc, a thin ring, a thick ring, a square. */
const looks: Record<HealthState, string> = {
  unknown: 'rounded-full border border-edge',
  up: 'rounded-full bg-up',
  slow: 'rounded-full border-[3px] border-warn',
  down: 'rounded-[1px] bg-down',
}

const words: Record<HealthState, string> = {
  unknown: 'not asked yet',
  up: 'live',
  slow: 'slow',
  down: 'down',
}

/** A dot for the state of an interface. Show its word beside it. */
export function HealthDot({ state }: HealthDotProps) {
  return <span aria-hidden="true" className={`inline-block size-2 shrink-0 ${looks[state]}`} />
}

/** The state as a word. */
export function healthWord(state: HealthState): string {
  return words[state]
}
