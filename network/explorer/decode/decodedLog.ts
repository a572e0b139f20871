import { type AbiEvent, type AbiParameter, decodeAbiParameters, type Hex } from 'viem'
import { type AbiIndex, eventKey } from './abiIndex.ts'
import { type Decoded, type DecodedParameter, decodedParameters, firstDecoded, signature } from './decoded.ts'
import { knownIndex } from './knownAbi.ts'

type Topics = readonly (Hex | null)[]

/** The event in a log, by the first ABI that decodes it. Null when none does. */
export function decodedLog(
  [topic, ...rest]: Topics,
  data: Hex,
  abis: readonly AbiIndex[] = [knownIndex],
): Decoded | null {
  if (!topic) return null
  const indexed = rest.filter((value) => value !== null)
  const key = eventKey(topic, indexed.length)
  return firstDecoded(abis, ({ events }) => decodedEvent(events.get(key), topic, indexed, data))
}

function decodedEvent(event: AbiEvent | undefined, topic: Hex, indexed: Hex[], data: Hex): Decoded | null {
  if (!event) return null
  try {
    return {
      method_call: signature(event.name, event.inputs),
      method_id: topic.slice(2, 10),
      parameters: eventParameters(event, indexed, data),
    }
  } catch {
    // Another contract may use the topic for other data.
    return null
  }
}

function eventParameters(event: AbiEvent, indexed: Hex[], data: Hex): DecodedParameter[] {
  const plainInputs = event.inputs.filter((input) => !input.indexed)
  const plainValues = [...(plainInputs.length === 0 ? [] : decodeAbiParameters(plainInputs, data))]
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
  return hashed ? topic : decodeAbiParameters([{ type: input.type }], topic)[0]
}
