import { newDecodingBudget } from '#spec/boundedDecoding.ts'
import type { ValueInWords } from './abiText.ts'
import { type ContractAbi, decodeCall, type InWords } from './decode.ts'

/** The most calls that are decoded in one argument. */
const mostCalls = 200

/**
 * Decodes the calls that the arguments of a call carry as bytes, as `multicall(bytes[])` does. Bytes that no ABI has a
 * function for are left out.
 */
export function innerCalls(
  parameters: readonly { value: ValueInWords }[],
  abis: readonly ContractAbi[],
): InWords[] {
  const bytes = parameters.flatMap(({ value }) => bytesIn(value, 0)).slice(0, mostCalls)
  const budget = newDecodingBudget()
  return bytes.flatMap((data) => decodeCall(data, abis, budget) ?? [])
}

/** Bytes with a selector and whole words. */
const callForm = /^0x[0-9a-f]{8}(?:[0-9a-f]{64})*$/i

const deepest = 3

function bytesIn(value: ValueInWords, depth: number): `0x${string}`[] {
  if (typeof value === 'string') return callForm.test(value) ? [value as `0x${string}`] : []
  return depth < deepest ? value.slice(0, mostCalls).flatMap((each) => bytesIn(each, depth + 1)) : []
}
