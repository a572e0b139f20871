import { keccak256, stringToBytes } from 'viem/utils'
import type { Hex } from '#lib/wire/shapes.ts'

/** Keccak-256 of bytes, or of a text in UTF-8. */
export function bytesHash(input: { bytes: Hex } | { text: string }): Hex {
  return keccak256('bytes' in input ? input.bytes : stringToBytes(input.text))
}
