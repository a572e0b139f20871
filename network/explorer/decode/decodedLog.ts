import { type AbiEvent, type AbiParameter, decodeAbiParameters, type Hex, toEventSelector } from 'viem'
import { type Decoded, type DecodedParameter, decodedParameters, signature } from './decoded.ts'
import { knownAbi } from './knownAbi.ts'

type Topics = readonly (Hex | null)[]

/** Events by first topic and number of indexed parameters. ERC-20 and ERC-721 transfers share the topic. */
const events = new Map<string, AbiEvent>()
for (const event of knownAbi.filter((item): item is AbiEvent => item.type === 'event')) {
  const key = `${toEventSelector(event)} ${event.inputs.filter((input) => input.indexed).length}`
  if (!events.has(key)) events.set(key, event)
}

/** The event in a log. Null when no known event decodes it. */
export function decodedLog(topics: Topics, data: Hex): Decoded | null {
  const [topic, ...rest] = topics
  const indexed = rest.filter((value) => value !== null)
  const event = topic ? events.get(`${topic} ${indexed.length}`) : undefined
  if (!topic || !event) return null
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
