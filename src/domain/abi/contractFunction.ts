import { type Abi, type AbiFunction, encodeFunctionData, type Hex, parseAbi, toFunctionSignature } from 'viem'
import {
  type NamedValue,
  parameterText,
  typeText,
  valueInWords,
  valueText,
} from '#domain/decoding/abiText.ts'
import { decodeError } from '#domain/decoding/decode.ts'
import { cleanText } from '#lib/text/text.ts'
import { decodeWithin, newDecodingBudget } from '#spec/boundedDecoding.ts'
import type { ArgumentValue } from './readArgument.ts'

/** Every contract may revert with these. */
const solidityErrors = parseAbi(['error Error(string message)', 'error Panic(uint256 code)'])

/**
 * The functions of an ABI: `reads` are view or pure, `writes` need a transaction, `receive` and `fallback` too. Of several
 * with one signature only the first counts, because a contract has one.
 */
export function functionsOf(abi: Abi): { reads: AbiFunction[]; writes: AbiFunction[] } {
  const named = abi.filter((item) => item.type === 'function')
  const functions = firstOfEach([...named, ...abi.flatMap(specialOf)])
  const isRead = ({ stateMutability }: AbiFunction) =>
    stateMutability === 'view' || stateMutability === 'pure'
  return {
    reads: functions.filter(isRead),
    writes: functions.filter((each) => !isRead(each)),
  }
}

function firstOfEach(functions: readonly AbiFunction[]): AbiFunction[] {
  const found = new Map<string, AbiFunction>()
  for (const each of functions) if (!found.has(signatureOf(each))) found.set(signatureOf(each), each)
  return [...found.values()]
}

/** The functions that have no selector. */
const specials = new WeakSet<AbiFunction>()

/** `receive` takes coins alone, `fallback` any bytes. */
function specialOf(item: Abi[number]): AbiFunction[] {
  if (item.type !== 'receive' && item.type !== 'fallback') return []
  const special: AbiFunction = {
    type: 'function',
    name: item.type,
    inputs: item.type === 'fallback' ? [{ name: 'data', type: 'bytes' }] : [],
    outputs: [],
    stateMutability: item.stateMutability,
  }
  specials.add(special)
  return [special]
}

/** The signature of a function: `transfer(address,uint256)`. Overloads differ in it. */
export function signatureOf(called: AbiFunction): string {
  return toFunctionSignature(called)
}

/** A function with the names of its arguments: `transfer(address to, uint256 amount)`. */
export function declarationOf(called: AbiFunction): string {
  return `${called.name}(${called.inputs.map(parameterText).join(', ')})`
}

/** The calldata of a function with these arguments: of `fallback` the bytes themselves, of `receive` none. */
export function encodeFunction(called: AbiFunction, args: readonly ArgumentValue[]): Hex {
  if (specials.has(called)) return (args[0] as Hex | undefined) ?? '0x'
  return encodeFunctionData({ abi: [called], functionName: called.name, args })
}

/**
 * Decodes the result of a function by the names of its outputs; null when the data does not fit the ABI, `too large` when
 * it comes to more than may be decoded.
 */
export function decodeResult(called: AbiFunction, data: Hex): NamedValue[] | 'too large' | null {
  if (called.outputs.length === 0) return []
  const values = decodeWithin(called.outputs, data, newDecodingBudget())
  if (values === null || values === 'too large') return values
  return called.outputs.map((output, at) => ({
    name: output.name ?? '',
    type: typeText(output),
    value: valueInWords(values[at]),
  }))
}

/** Decodes a contract error by its ABI: `InsufficientBalance(12, 50)`; null when the ABI has no such error. */
export function decodeRevert(abi: Abi, data: Hex): string | null {
  const error = decodeError(data, [abi, solidityErrors])
  if (!error) return null
  const name = error.methodCall.split('(', 1)[0]
  if (error.tooLarge) return `${name}, with more data than can be decoded`
  const values = error.parameters.map(({ value }) => valueText(value))
  return name === 'Error' ? cleanText(values[0] ?? '', { longest: 160 }) : `${name}(${values.join(', ')})`
}
