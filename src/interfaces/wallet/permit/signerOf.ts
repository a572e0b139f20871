import { secp256k1 } from '@noble/curves/secp256k1'
import { hexToBytes } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import type { Signature } from '#domain/approvals/permit.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'

/**
 * Whose key made a signature of a hash; null when none could have. Not by viem, which loads the curve as a namespace: for
 * that every page would have to load a helper of the bundler.
 */
export function signerOf(hash: Hex, { v, r, s }: Signature): Address | null {
  try {
    const point = new secp256k1.Signature(r, s)
      .addRecoveryBit(Number(v) - 27)
      .recoverPublicKey(hexToBytes(hash))
    return checksummed(publicKeyToAddress(`0x${point.toHex(false)}`))
  } catch {
    return null
  }
}
