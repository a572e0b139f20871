import type { Hex } from 'viem'

/** Some nodes send `v` alone, which is the parity or 27 more. */
export type ParityOnWire = { yParity?: Hex | undefined; v?: Hex | undefined }

/** The parity of a signature. Throws where the node tells none, because nothing can be said of the signature then. */
export function parityOf({ yParity, v }: ParityOnWire): number {
  const told = yParity ?? v
  if (told === undefined) throw new Error('The node does not tell the parity of an authorization.')
  return Number(told) >= 27 ? Number(told) - 27 : Number(told)
}
