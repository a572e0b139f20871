import { type Hex, slice } from 'viem'
import { decodeWithin, newDecodingBudget } from '#spec/boundedDecoding.ts'
import type { AbiIndex, Callable } from './abiIndex.ts'
import { type Decoded, decodedParameters, firstDecoded, signature } from './decodedRecord.ts'
import { knownIndex } from './knownAbi.ts'

/** The call in an input, by the first ABI that decodes it. Null when none does. */
export function decodedInput(input: Hex, abis: readonly AbiIndex[] = [knownIndex]): Decoded | null {
  return firstDecoded(abis, ({ functions }) => decodedCall(functions, input))
}

export type RevertReason = Decoded | { raw: Hex | null }

/** Why a transaction was reverted, decoded when the error is known. Null when it gave no reason. */
export function revertReason(
  data: Hex | null,
  abis: readonly AbiIndex[] = [knownIndex],
): RevertReason | null {
  if (data === null || data === '0x') return null
  return firstDecoded(abis, ({ errors }) => decodedCall(errors, data)) ?? { raw: data }
}

function decodedCall(known: ReadonlyMap<Hex, Callable>, data: Hex): Decoded | null {
  if (data.length < 10) return null
  const selector = slice(data, 0, 4)
  const item = known.get(selector)
  if (!item) return null
  // Anybody can send any bytes after a known selector. Bytes that do not fit, or decode to too much, stay bytes.
  const values = decodeWithin(item.inputs, `0x${data.slice(10)}`, newDecodingBudget())
  if (values === null || values === 'too large') return null
  return {
    method_call: signature(item.name, item.inputs),
    method_id: selector.slice(2),
    parameters: decodedParameters(item.inputs, values),
  }
}
