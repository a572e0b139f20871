import {
  type Abi,
  type AbiFunction,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  toFunctionSignature,
} from 'viem'
import { type NamedValue, valueInWords, valueText } from '#domain/decoding/abiText.ts'
import { cleanText } from '#lib/text/text.ts'
import type { ArgumentValue } from './readArgument.ts'

/** The functions of an ABI: `reads` are view or pure, `writes` need a transaction. */
export function functionsOf(abi: Abi): { reads: AbiFunction[]; writes: AbiFunction[] } {
  const functions = abi.filter((item) => item.type === 'function')
  const isRead = ({ stateMutability }: AbiFunction) =>
    stateMutability === 'view' || stateMutability === 'pure'
  return { reads: functions.filter(isRead), writes: functions.filter((each) => !isRead(each)) }
}

/** The signature of a function: `transfer(address,uint256)`. Overloads differ in it. */
export function signatureOf(called: AbiFunction): string {
  return toFunctionSignature(called)
}

/** The calldata of a function with these arguments. */
export function encodeFunction(called: AbiFunction, args: readonly ArgumentValue[]): Hex {
  return encodeFunctionData({ abi: [called], functionName: called.name, args })
}

/** Decodes the result of a function by the names of its outputs; null when the data does not fit the ABI. */
export function decodeResult(called: AbiFunction, data: Hex): NamedValue[] | null {
  if (called.outputs.length === 0) return []
  try {
    const result = decodeFunctionResult({ abi: [called], functionName: called.name, data })
    const values = called.outputs.length === 1 ? [result] : (result as unknown[])
    return called.outputs.map(({ name = '', type }, at) => ({ name, type, value: valueInWords(values[at]) }))
  } catch {
    return null
  }
}

/** Decodes a contract error by its ABI: `InsufficientBalance(12, 50)`; null when the ABI has no such error. */
export function decodeRevert(abi: Abi, data: Hex): string | null {
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data })
    if (errorName === 'Error') return cleanText(String(args[0]), { longest: 160 })
    return `${errorName}(${args.map((each) => valueText(valueInWords(each))).join(', ')})`
  } catch {
    return null
  }
}
