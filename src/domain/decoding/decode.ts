import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  toEventSelector,
  toFunctionSelector,
} from 'viem'
import type { Hex } from '#lib/wire/shapes.ts'
import { type DecodingBudget, decodeWithin, isExactly, newDecodingBudget } from '#spec/boundedDecoding.ts'
import { type ArgumentInWords, parameterText, typeText, valueInWords } from './abiText.ts'

/** The functions, events and errors of a contract. */
export type ContractAbi = Abi

/**
 * A call, an event or an error in words. `methodId` has no `0x`, as explorers write it. `tooLarge`: the arguments would
 * decode to more than the budget and are left out.
 */
export type InWords = {
  methodCall: string
  methodId: string
  parameters: ArgumentInWords[]
  tooLarge?: boolean
}

type AbiError = Extract<Abi[number], { type: 'error' }>
type Item = AbiFunction | AbiError | AbiEvent

const selectorDigits = 10

/**
 * Decodes the input of a call with the first ABI that fits its selector and arguments; null when none does. The calls
 * inside a call are decoded with its `budget`.
 */
export function decodeCall(
  input: Hex,
  abis: readonly ContractAbi[],
  budget = newDecodingBudget(),
): InWords | null {
  return decodeSelected(input, 'function', abis, budget)
}

/** Decodes the data that a call reverted with; null when no ABI has the error. */
export function decodeError(data: Hex, abis: readonly ContractAbi[]): InWords | null {
  return decodeSelected(data, 'error', abis, newDecodingBudget())
}

/**
 * Gives an error that an explorer decoded the names and types of the first ABI that has it, because explorers send
 * structs without their fields' names; null when no ABI has it.
 */
export function nameErrorFields(
  { methodId, parameters }: Pick<InWords, 'parameters'> & { methodId: string | null },
  abis: readonly ContractAbi[],
): InWords | null {
  const selector = `0x${methodId?.replace(/^0x/i, '').toLowerCase()}`
  for (const item of itemsOf(abis, 'error'))
    if (selectorOf(item) === selector && item.inputs.length === parameters.length)
      return inWords(
        item,
        parameters.map(({ value }) => value),
      )
  return null
}

function decodeSelected(
  data: Hex,
  kind: 'function' | 'error',
  abis: readonly ContractAbi[],
  budget: DecodingBudget,
): InWords | null {
  const selector = data.slice(0, selectorDigits)
  for (const item of itemsOf(abis, kind)) {
    if (selectorOf(item) !== selector) continue
    const values = decodeWithin(item.inputs, `0x${data.slice(selectorDigits)}`, budget)
    if (values === 'too large') return tooLarge(item)
    if (values) return inWords(item, values.map(valueInWords))
  }
  return null
}

/**
 * Whether the arguments of a call or an error, encoded again, are the same bytes. Others may be cut, shifted or have a tail that
 * no argument covers. True where no ABI has the selector.
 */
export function isStandardEncoding(
  data: Hex,
  kind: 'function' | 'error',
  abis: readonly ContractAbi[],
): boolean {
  const selector = data.slice(0, selectorDigits)
  const items = [...itemsOf(abis, kind)].filter((item) => selectorOf(item) === selector)
  const encoded: Hex = `0x${data.slice(selectorDigits)}`
  return items.length === 0 || items.some(({ inputs }) => isExactly(inputs, encoded, newDecodingBudget()))
}

/** Decodes a log with the first ABI that fits its topic and number of indexed arguments; null when none does. */
export function decodeLog(topics: readonly Hex[], data: Hex, abis: readonly ContractAbi[]): InWords | null {
  const [topic, ...indexed] = topics
  const budget = newDecodingBudget()
  for (const item of itemsOf(abis, 'event') as Iterable<AbiEvent>) {
    if (selectorOf(item) !== topic) continue
    const inTopics = item.inputs.filter((input) => input.indexed)
    if (inTopics.length !== indexed.length) continue
    const inData = decodeWithin(
      item.inputs.filter((input) => !input.indexed),
      data,
      budget,
    )
    if (inData === 'too large') return tooLarge(item)
    if (!inData) continue
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

/** A topic holds only the hash of a value longer than a word. */
function topicValue(input: AbiParameter, topic: Hex | undefined): unknown {
  if (!topic || /^(?:string|bytes|tuple)$|\]$/.test(input.type)) return topic
  const values = decodeWithin([input], topic, newDecodingBudget())
  return values === 'too large' ? topic : (values?.[0] ?? topic)
}

function tooLarge(item: Item): InWords {
  return { ...inWords(item, []), parameters: [], tooLarge: true }
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
