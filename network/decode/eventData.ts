import type { Hex } from 'viem'

/** A 32-byte word of an event's data as a number. Undefined when the data ends before it. */
export function wordAt(data: Hex, index: number): bigint | undefined {
  const hex = data.slice(2 + index * 64, 66 + index * 64)
  return hex.length === 64 ? BigInt(`0x${hex}`) : undefined
}

/**
 * The first words of an event's data, under these names.
 * @throws when there are fewer.
 */
export function readWords<Name extends string>(data: Hex, names: readonly Name[]): Record<Name, bigint> {
  const words = names.map((name, index) => [name, wordAt(data, index)] as const)
  if (words.some(([, word]) => word === undefined)) throw new Error('The data is too short')
  return Object.fromEntries(words) as Record<Name, bigint>
}
