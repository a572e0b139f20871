import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { LendingEvent, ScoreReason } from '#domain/lending/action/lendingEvent.ts'
import { readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hash, type Hex } from '#lib/wire/shapes.ts'
import {
  borrowTopic,
  creditScoreUpdatedTopic,
  depositTopic,
  liquidateTopic,
  repayTopic,
  withdrawTopic,
} from '#spec/abi/lendingPoolTopics.ts'

/** A log of the pool, as a node returns it. */
export type PoolLog = {
  topics: readonly Hex[]
  data: Hex
  blockNumber: number
  transactionHash?: Hash | undefined
  logIndex?: number | undefined
  /** Seconds. */
  blockTimestamp?: number | undefined
}

const actions: Readonly<Record<string, LendingAction>> = {
  [depositTopic]: 'deposit',
  [withdrawTopic]: 'withdraw',
  [borrowTopic]: 'borrow',
  [repayTopic]: 'repay',
}

const reasons: readonly ScoreReason[] = ['unknown', 'paid', 'missed', 'liquidated']

/** The topics of all events that concern one person. `user` is an address as a topic. */
export function userTopics(user: string) {
  return [
    [Object.keys(actions), null, user],
    [[liquidateTopic, creditScoreUpdatedTopic], user],
  ]
}

/** The topics of all events that moved one asset. `asset` is an address as a topic. */
export function assetTopics(asset: string) {
  return [
    [Object.keys(actions), asset],
    [liquidateTopic, null, asset],
  ]
}

/** Reads a log of the pool; null for another event, or a truncated log. */
export function decodeLendingEvent(log: PoolLog): LendingEvent | null {
  try {
    return decode(log)
  } catch {
    return null
  }
}

function decode(log: PoolLog): LendingEvent | null {
  const [topic = '0x', first = '0x', second = '0x', third = '0x'] = log.topics
  const place = {
    hash: log.transactionHash ?? null,
    block: log.blockNumber,
    index: log.logIndex ?? 0,
    at: log.blockTimestamp === undefined ? null : new Date(log.blockTimestamp * 1_000),
  }
  const words = readWords(log.data)
  const kind = actions[topic]
  if (kind) return { ...place, kind, asset: fromTopic(first), user: fromTopic(second), amount: words.uint(0) }
  if (topic === liquidateTopic)
    return {
      ...place,
      kind: 'liquidation',
      user: fromTopic(first),
      asset: fromTopic(second),
      collateral: fromTopic(third),
      amount: words.uint(1),
      seized: words.uint(2),
    }
  if (topic !== creditScoreUpdatedTopic) return null
  return {
    ...place,
    kind: 'score',
    user: fromTopic(first),
    before: words.small(0),
    after: words.small(1),
    reason: reasons[words.small(2)] ?? 'unknown',
  }
}

function fromTopic(topic: Hex): Address {
  return checksummed(readWords(topic).address(0))
}
