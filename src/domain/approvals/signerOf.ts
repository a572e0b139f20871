import { secp256k1 } from '@noble/curves/secp256k1'
import { hexToBytes } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import type { Signature } from './permit.ts'

/**
 * The address whose key signed a hash; null for an impossible signature. It does not use viem, whose namespace import
 * of the curve adds a helper of the bundler to every page.
 */
export function signerOf(hash: Hex, { v: parity, r, s }: Signature): Address | null {
  try {
    const point = new secp256k1.Signature(r, s)
      .addRecoveryBit(Number(parity) - 27)
      .recoverPublicKey(hexToBytes(hash))
    return checksummed(publicKeyToAddress(`0x${point.toHex(false)}`))
  } catch {
    return null
  }
}
