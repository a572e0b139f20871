import type { AbiParameter } from 'viem'
import type { AbiIndex } from './abiIndex.ts'

/** A decoded call, event or error, as the public servers send it. */
export type Decoded = {
  method_call: string
  /** The selector without 0x. */
  method_id: string
  parameters: DecodedParameter[]
  /** Set where a proxy may have had another implementation then. */
  with_current_implementation?: true
}

export type DecodedParameter = { name: string; type: string; value: DecodedValue; indexed?: boolean }

/** A scalar is a string. An array or a tuple is an array of them. */
export type DecodedValue = string | DecodedValue[]

/** The value decoded by the first ABI that can decode it. */
export function firstDecoded<Abi extends Pick<AbiIndex, 'isOfToday'>>(
  abis: readonly Abi[],
  decode: (abi: Abi) => Decoded | null,
): Decoded | null {
  for (const abi of abis) {
    const decoded = decode(abi)
    if (decoded) return abi.isOfToday ? { ...decoded, with_current_implementation: true } : decoded
  }
  return null
}

/** Puts values beside their names and types. A value that the log does not carry is its hash, from the topic. */
export function decodedParameters(inputs: readonly AbiParameter[], values: readonly unknown[]) {
  return inputs.map((input, index) => ({
    name: input.name || `argument ${index + 1}`,
    type: typeName(input),
    value: plain(values[index]),
  }))
}

/** `transfer(address to, uint256 value)`, as people read it. */
export function signature(
  name: string,
  inputs: readonly (AbiParameter & { indexed?: boolean | undefined })[],
): string {
  const parameters = inputs.map((input) =>
    [typeName(input), input.indexed ? 'indexed' : '', input.name ?? ''].filter(Boolean).join(' '),
  )
  return `${name}(${parameters.join(', ')})`
}

function typeName(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  const members = parameter.components.map(typeName).join(',')
  return parameter.type.replace('tuple', `(${members})`)
}

function plain(value: unknown): DecodedValue {
  if (Array.isArray(value)) return value.map(plain)
  return String(value)
}
