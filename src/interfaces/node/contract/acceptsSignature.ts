import type { Address, Hex } from '#lib/wire/shapes.ts'
import { readContract } from './contractWord.ts'

const selector = '1626ba7e'
const word = (value: number) => value.toString(16).padStart(64, '0')

/**
 * Whether a contract accepts a signature of a hash as its own, now: `isValidSignature(bytes32,bytes)` by `eth_call`
 * (EIP-1271). Throws InterfaceError when the node cannot be asked.
 */
export async function acceptsSignature(contract: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const digits = signature.slice(2)
  const padded = digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
  const data: Hex = `0x${selector}${hash.slice(2)}${word(64)}${word(digits.length / 2)}${padded}`
  return (await readContract(contract, data)) === `0x${selector.padEnd(64, '0')}`
}
