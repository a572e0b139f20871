import { type Abi, type AbiEvent, toEventSelector } from 'viem'
import type { Hex } from '#lib/wire/shapes.ts'
import { isExactly, newDecodingBudget } from '#spec/boundedDecoding.ts'
import { decodeLog, type InWords } from './decode.ts'

/**
 * Decodes a log without a known first topic: by the anonymous event of the contract that fits its topics and exactly
 * its data. Null when several fit, or none.
 */
export function decodeAnonymousEvent(topics: readonly Hex[], data: Hex, abi: Abi): InWords | null {
  const events = abi.filter((item): item is AbiEvent => item.type === 'event' && item.anonymous === true)
  const fitting = events.filter((event) => fits(event, topics, data))
  const [event] = fitting
  if (!event || fitting.length > 1) return null
  const named = { ...event, anonymous: false }
  return decodeLog([toEventSelector(named), ...topics], data, [[named]])
}

function fits({ inputs }: AbiEvent, topics: readonly Hex[], data: Hex): boolean {
  const inData = inputs.filter((input) => !input.indexed)
  if (inputs.length - inData.length !== topics.length) return false
  return isExactly(inData, data, newDecodingBudget())
}
