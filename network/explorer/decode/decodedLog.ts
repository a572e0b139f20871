import type { AbiEvent, AbiParameter, Hex } from 'viem'
import { type DecodingBudget, decodeWithin, isExactly, newDecodingBudget } from '#spec/boundedDecoding.ts'
import { type AbiIndex, eventKey } from './abiIndex.ts'
import {
  type Decoded,
  type DecodedParameter,
  decodedParameters,
  firstDecoded,
  signature,
} from './decodedRecord.ts'
import { knownIndex } from './knownAbi.ts'

type Topics = readonly (Hex | null)[]

/** The event in a log, by the first ABI that decodes it. Null when none does. The logs of a list share a `budget`. */
export function decodedLog(
  [topic, ...rest]: Topics,
  data: Hex,
  abis: readonly AbiIndex[] = [knownIndex],
  budget = newDecodingBudget(),
): Decoded | null {
  const indexed = rest.filter((value) => value !== null)
  const key = topic ? eventKey(topic, indexed.length) : ''
  const named = firstDecoded(abis, ({ events }) => {
    const event = events.get(key)
    const parameters = event && eventParameters(event, indexed, data, budget)
    if (!topic || !parameters) return null
    return { method_call: signature(event.name, event.inputs), method_id: topic.slice(2, 10), parameters }
  })
  const topics = topic ? [topic, ...indexed] : indexed
  return named ?? firstDecoded(abis, ({ anonymous }) => onlyAnonymous(anonymous, topics, { data, budget }))
}

/** An anonymous event, when it is the only one of its contract that a log fits. It has no selector. */
function onlyAnonymous(
  events: readonly AbiEvent[],
  topics: Hex[],
  { data, budget }: { data: Hex; budget: DecodingBudget },
): Decoded | null {
  const fitting = events.filter(({ inputs }) => {
    const inData = inputs.filter((input) => !input.indexed)
    return inputs.length - inData.length === topics.length && isExactly(inData, data, budget)
  })
  const [event] = fitting
  if (!event || fitting.length > 1) return null
  const parameters = eventParameters(event, topics, data, budget)
  return parameters && { method_call: signature(event.name, event.inputs), method_id: '', parameters }
}

/** Null for data that does not fit: another contract may use the topic for other data. */
function eventParameters(
  event: AbiEvent,
  indexed: Hex[],
  data: Hex,
  budget: DecodingBudget,
): DecodedParameter[] | null {
  const plainInputs = event.inputs.filter((input) => !input.indexed)
  const decoded = decodeWithin(plainInputs, data, budget)
  if (decoded === null || decoded === 'too large') return null
  const plainValues = [...decoded]
  const topicValues = [...indexed]
  const values = event.inputs.map((input) =>
    input.indexed ? topicValue(input, topicValues.shift()) : plainValues.shift(),
  )
  return decodedParameters(event.inputs, values).map((parameter, index) => ({
    ...parameter,
    indexed: event.inputs[index]?.indexed ?? false,
  }))
}

/** The topic of a value type is the value. The topic of a string, bytes, array or tuple is its hash. */
function topicValue(input: AbiParameter, topic: Hex | undefined): unknown {
  if (topic === undefined) return ''
  const hashed = /^(string|bytes|tuple)$|\]$/.test(input.type)
  if (hashed) return topic
  const values = decodeWithin([input], topic, newDecodingBudget())
  return values === 'too large' ? topic : (values?.[0] ?? topic)
}
