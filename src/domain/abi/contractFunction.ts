import {
  type Abi,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  toFunctionSignature,
} from 'viem'
import { cleanText } from '#lib/text/text.ts'
import type { AbiFunction, AbiItem, AbiParameter } from '#lib/wire/contractAbi.ts'
import type { ArgumentValue } from './readArgument.ts'

/** A value that a contract returned, in words: one, or a list of them for arrays and tuples. */
export type ShownValue = string | readonly ShownValue[]

/** One value with its name and type. */
export type ShownParameter = { name: string; type: string; value: ShownValue }

/** The functions of an ABI that only read, and those that a transaction calls. */
export function functionsOf(abi: readonly AbiItem[]): { reads: AbiFunction[]; writes: AbiFunction[] } {
  const functions = abi.filter((item) => item.type === 'function')
  const isRead = ({ stateMutability }: AbiFunction) =>
    stateMutability === 'view' || stateMutability === 'pure'
  return { reads: functions.filter(isRead), writes: functions.filter((each) => !isRead(each)) }
}

/** `transfer(address,uint256)`: functions of one name differ in it. */
export function signatureOf(called: AbiFunction): string {
  return toFunctionSignature(called as never)
}

/** The calldata of a function with these arguments. */
export function encodeFunction(called: AbiFunction, args: readonly ArgumentValue[]): Hex {
  return encodeFunctionData({ abi: [called] as Abi, functionName: called.name, args })
}

/** What a function returned, by the names of its outputs; null when the data is not what the ABI says. */
export function decodeResult(called: AbiFunction, data: Hex): ShownParameter[] | null {
  if (called.outputs.length === 0) return []
  try {
    const result = decodeFunctionResult({ abi: [called] as Abi, functionName: called.name, data })
    const values = called.outputs.length === 1 ? [result] : (result as unknown[])
    return shownParameters(called.outputs, values)
  } catch {
    return null
  }
}

/** An error of a contract as its ABI names it, `InsufficientBalance(12, 50)`; null when the ABI has no such error. */
export function decodeRevert(abi: readonly AbiItem[], data: Hex): string | null {
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: abi as Abi, data })
    if (errorName === 'Error') return cleanText(String(args[0]), { longest: 160 })
    return `${errorName}(${args.map((each) => listText(shown(each, 0))).join(', ')})`
  } catch {
    return null
  }
}

function shownParameters(parameters: readonly AbiParameter[], values: readonly unknown[]): ShownParameter[] {
  return parameters.map(({ name, type }, index) => ({ name, type, value: shown(values[index], 0) }))
}

const deepest = 8

function shown(value: unknown, depth: number): ShownValue {
  if (depth > deepest) return '…'
  if (Array.isArray(value)) return value.map((each) => shown(each, depth + 1))
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map((each) => shown(each, depth + 1))
  return cleanText(String(value), { longest: 4_000, lines: true })
}

function listText(value: ShownValue): string {
  return typeof value === 'string' ? value : `[${value.map(listText).join(', ')}]`
}
