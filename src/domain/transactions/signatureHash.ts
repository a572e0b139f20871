import { keccak256, stringToBytes } from 'viem/utils'
import type { Hex } from '#lib/wire/shapes.ts'

/** Keccak-256 of a function's or an event's signature: its first four bytes select the function, the whole is the topic. */
export function signatureHash(signature: string): Hex {
  return keccak256(stringToBytes(signature))
}
