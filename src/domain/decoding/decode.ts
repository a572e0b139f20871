import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  toEventSelector,
  toFunctionSelector,
} from 'viem'
import type { Hex } from '#lib/wire/shapes.ts'
import { type ArgumentInWords, parameterText, typeText, valueInWords } from './abiText.ts'

/** What a contract can be called with, emit and refuse with. */
export type ContractAbi = Abi

/** A call, an event or an error in words. `methodId` has no `0x`, as explorers write it. */
export type InWords = { methodCall: string; methodId: string; parameters: ArgumentInWords[] }

type AbiError = Extract<Abi[number], { type: 'error' }>
type Item = AbiFunction | AbiError | AbiEvent

const selectorDigits = 10

/** Hexadecimal digits that are decoded within a tenth of a second; what is longer stays bytes. */
const longest = 100_000

/** The input of a call in words, by the first ABI with its selector and arguments; null when none has them. */
export function decodeCall(input: Hex, abis: readonly ContractAbi[]): InWords | null {
  return decodeSelected(input, 'function', abis)
}

/** What a call reverted with, in words; null when no ABI has the error. */
export function decodeError(data: Hex, abis: readonly ContractAbi[]): InWords | null {
  return decodeSelected(data, 'error', abis)
}

function decodeSelected(data: Hex, kind: 'function' | 'error', abis: readonly ContractAbi[]): InWords | null {
  const selector = data.slice(0, selectorDigits)
  for (const item of itemsOf(abis, kind)) {
    if (selectorOf(item) !== selector) continue
    const values = decoded(item.inputs, `0x${data.slice(selectorDigits)}`)
    if (values) return inWords(item, values.map(valueInWords))
  }
  return null
}

/** A log in words, by the first ABI whose event has its topic and as many indexed arguments; null when none has. */
export function decodeLog(topics: readonly Hex[], data: Hex, abis: readonly ContractAbi[]): InWords | null {
  const [topic, ...indexed] = topics
  for (const item of itemsOf(abis, 'event') as Iterable<AbiEvent>) {
    if (selectorOf(item) !== topic) continue
    const inTopics = item.inputs.filter((input) => input.indexed)
    const inData = decoded(
      item.inputs.filter((input) => !input.indexed),
      data,
    )
    if (inTopics.length !== indexed.length || !inData) continue
    const rest = [...inData]
    const values = item.inputs.map((input) =>
      input.indexed ? topicValue(input, indexed.shift()) : rest.shift(),
    )
    return inWords(item, values.map(valueInWords))
  }
  return null
}

function* itemsOf(abis: readonly ContractAbi[], kind: Item['type']): Generator<Item> {
  for (const abi of abis) for (const item of abi) if (item.type === kind) yield item as Item
}

const selectors = new WeakMap<Item, string>()

function selectorOf(item: Item): string {
  const known = selectors.get(item)
  if (known) return known
  const signature = `${item.name}(${item.inputs.map(plainType).join(',')})`
  const selector = item.type === 'event' ? toEventSelector(signature) : toFunctionSelector(signature)
  selectors.set(item, selector)
  return selector
}

/** The type as it stands in a signature. */
function plainType(parameter: AbiParameter): string {
  if (!('components' in parameter) || !parameter.type.startsWith('tuple')) return parameter.type
  return `(${parameter.components.map(plainType).join(',')})${parameter.type.slice('tuple'.length)}`
}

function decoded(inputs: readonly AbiParameter[], data: Hex): readonly unknown[] | null {
  if (inputs.length === 0) return data === '0x' ? [] : null
  if (data.length > longest) return null
  try {
    return decodeAbiParameters(inputs, data)
  } catch {
    return null
  }
}

/** What is longer than a word is in a topic only as its hash. */
function topicValue(input: AbiParameter, topic: Hex | undefined): unknown {
  if (!topic || /^(?:string|bytes|tuple)$|\]$/.test(input.type)) return topic
  return decoded([input], topic)?.[0] ?? topic
}

function inWords(item: Item, values: readonly ReturnType<typeof valueInWords>[]): InWords {
  return {
    methodCall: `${item.name}(${item.inputs.map(parameterText).join(', ')})`,
    methodId: selectorOf(item).slice(2, selectorDigits),
    parameters: item.inputs.map((input, at) => ({
      name: input.name ?? '',
      type: typeText(input),
      indexed: 'indexed' in input && input.indexed === true,
      value: values[at] ?? '',
    })),
  }
}
