import type { Address, Hash } from '#lib/wire/shapes.ts'
import type { LendingAction } from './lendingAction.ts'

type Place = {
  hash: Hash | null
  block: number
  index: number
  /** Null where the node does not report the time. */
  at: Date | null
}

/** An event of the pool: an action, a liquidation, or a change of a score. Amounts are base units. */
export type LendingEvent = Place &
  (
    | { kind: LendingAction; user: Address; asset: Address; amount: bigint }
    | {
        kind: 'liquidation'
        user: Address
        asset: Address
        amount: bigint
        collateral: Address
        seized: bigint
      }
    | { kind: 'score'; user: Address; before: number; after: number; reason: ScoreReason }
  )

export type ScoreReason = 'paid' | 'missed' | 'liquidated' | 'unknown'
