import { type Abi, type AbiParameter, decodeAbiParameters, type Hex, slice, toFunctionSelector } from 'viem'
import { type Decoded, decodedParameters, signature } from './decoded.ts'
import { knownAbi } from './knownAbi.ts'

type Callable = { name: string; inputs: readonly AbiParameter[] }

const functions = bySelector(ofType('function'))
const errors = bySelector(ofType('error'))

function ofType<const Type extends 'function' | 'error'>(type: Type) {
  return knownAbi.filter((item): item is Extract<Abi[number], { type: Type }> => item.type === type)
}

function bySelector(items: Callable[]): Map<Hex, Callable> {
  const found = new Map<Hex, Callable>()
  for (const item of items) {
    const selector = toFunctionSelector(`${item.name}(${item.inputs.map(canonicalType).join(',')})`)
    if (!found.has(selector)) found.set(selector, item)
  }
  return found
}

function canonicalType(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return parameter.type.replace('tuple', `(${parameter.components.map(canonicalType).join(',')})`)
}

/** The call in an input. Null when no known function decodes it. */
export function decodedInput(input: Hex): Decoded | null {
  return decodedCall(functions, input)
}

export type RevertReason = Decoded | { raw: Hex | null }

/** Why a transaction was reverted, decoded when the error is known. Null when it gave no reason. */
export function revertReason(data: Hex | null): RevertReason | null {
  if (data === null || data === '0x') return null
  return decodedCall(errors, data) ?? { raw: data }
}

function decodedCall(known: Map<Hex, Callable>, data: Hex): Decoded | null {
  if (data.length < 10) return null
  const selector = slice(data, 0, 4)
  const item = known.get(selector)
  if (!item) return null
  try {
    const values =
      item.inputs.length === 0
        ? []
        : decodeAbiParameters(item.inputs, data.length > 10 ? slice(data, 4) : '0x')
    return {
      method_call: signature(item.name, item.inputs),
      method_id: selector.slice(2),
      parameters: decodedParameters(item.inputs, values),
    }
  } catch {
    // Anybody can send any bytes after a known selector.
    return null
  }
}
