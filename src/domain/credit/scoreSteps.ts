import type { LendingEvent, ScoreReason } from '#domain/lending/lendingEvent.ts'

/** A change of a credit score. */
export type ScoreStep = {
  before: number
  after: number
  reason: ScoreReason
  /** Null where the node does not say it. */
  at: Date | null
  block: number
  index: number
}

/** The changes of a score among the events of an account, which come newest first, in the order they happened. */
export function scoreSteps(events: readonly LendingEvent[]): ScoreStep[] {
  return events
    .flatMap((event) => {
      if (event.kind !== 'score') return []
      const { before, after, reason, at, block, index } = event
      return [{ before, after, reason, at, block, index }]
    })
    .toReversed()
}
