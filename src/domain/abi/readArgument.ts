import * as v from 'valibot'
import type { AbiParameter } from 'viem'
import { checksumProblem } from '#domain/search/checksumProblem.ts'
import { parseLosslessJson } from '#lib/wire/losslessJson.ts'
import { checksummed, hexData } from '#lib/wire/shapes.ts'

/** An argument in the form that the ABI encoder takes. */
export type ArgumentValue =
  | string
  | bigint
  | boolean
  | readonly ArgumentValue[]
  | { [name: string]: ArgumentValue }

export type ArgumentReading = { value: ArgumentValue; problem?: undefined } | { problem: string }

/** Reads typed text for a parameter of any type: arrays and tuples as JSON, other types as plain text. Never throws. */
export function readArgument(parameter: AbiParameter, typed: string): ArgumentReading {
  try {
    return { value: argumentValue(parameter, typed) }
  } catch (error) {
    return { problem: error instanceof Unfit ? error.message : 'Not valid JSON.' }
  }
}

/** An error whose message is shown beside the field. */
class Unfit extends Error {}

function argumentValue(parameter: AbiParameter, typed: unknown): ArgumentValue {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type)
  if (array) return listOf({ ...parameter, type: array[1] ?? '' }, array[2] ?? '', typed)
  if (parameter.type === 'tuple') return tupleOf(parameter, typed)
  if (parameter.type === 'string') return textOf(typed)
  // `[1]` would be read as 1.
  if (typeof typed === 'object') throw new Unfit(`One value of type ${parameter.type}, without brackets.`)
  const text = String(typed).trim()
  if (parameter.type === 'bool') return flagOf(text)
  if (parameter.type === 'address') return addressOf(text)
  if (parameter.type.startsWith('bytes')) return bytesOf(parameter.type, text)
  if (/^u?int\d+$/.test(parameter.type)) return numberOf(parameter.type, text)
  throw new Unfit(`Values of type ${parameter.type} cannot be typed here.`)
}

function listOf(item: AbiParameter, size: string, typed: unknown): ArgumentValue {
  const list = typeof typed === 'string' ? parseLosslessJson(typed) : typed
  if (!Array.isArray(list)) throw new Unfit('A list in JSON, such as ["1", "2"].')
  if (size !== '' && list.length !== Number(size)) throw new Unfit(`A list of exactly ${size}.`)
  return list.map((each) => argumentValue(item, each))
}

function tupleOf(parameter: AbiParameter, typed: unknown): ArgumentValue {
  const components: readonly AbiParameter[] = 'components' in parameter ? parameter.components : []
  const names = components.map(({ name = '' }) => name)
  const tuple = typeof typed === 'string' ? parseLosslessJson(typed) : typed
  if (typeof tuple !== 'object' || tuple === null) throw new Unfit('A list or an object in JSON.')
  const parts = Array.isArray(tuple)
    ? tuple
    : names.map((name) => (Object.hasOwn(tuple, name) ? Reflect.get(tuple, name) : undefined))
  if (parts.length !== components.length || parts.includes(undefined))
    throw new Unfit(`Needs ${components.map(({ name, type }) => name || type).join(', ')}.`)
  const values = components.map((component, index) => argumentValue(component, parts[index]))
  const isNamed = !names.includes('') && new Set(names).size === names.length
  return isNamed
    ? Object.fromEntries(names.map((name, index) => [name, values[index] as ArgumentValue]))
    : values
}

function textOf(typed: unknown): string {
  if (typeof typed !== 'string') throw new Unfit('A text.')
  return typed
}

function flagOf(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new Unfit('true or false.')
  return text === 'true'
}

function addressOf(text: string): string {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) throw new Unfit('An address: 0x and 40 hexadecimal digits.')
  if (checksumProblem(text)) throw new Unfit('Its checksum is wrong: a digit is mistyped.')
  return checksummed(text)
}

function bytesOf(type: string, text: string): string {
  const bytes = v.safeParse(hexData, text)
  if (!bytes.success) throw new Unfit('Bytes: 0x and pairs of hexadecimal digits.')
  const size = type.slice('bytes'.length)
  if (size !== '' && bytes.output.length !== 2 + 2 * Number(size)) throw new Unfit(`Exactly ${size} bytes.`)
  return bytes.output
}

function numberOf(type: string, text: string): bigint {
  if (!/^(-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text)) throw new Unfit('A whole number, in base units.')
  const value = BigInt(text)
  const isSigned = type.startsWith('int')
  const bits = BigInt(type.replace(/\D/g, '')) - (isSigned ? 1n : 0n)
  const largest = 2n ** bits - 1n
  const smallest = isSigned ? -(2n ** bits) : 0n
  if (value > largest || value < smallest) throw new Unfit(`Does not fit ${type}.`)
  return value
}
