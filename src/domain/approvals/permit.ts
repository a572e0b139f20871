import type { Address, Hex } from '#lib/wire/shapes.ts'

/**
 * A signature that allows `spender` to take `value` base units of a token from `owner`, once, until `deadline`
 * (EIP-2612).
 */
export type Permit = {
  token: Address
  /** The token's name and version in its EIP-712 domain. */
  name: string
  version: string
  chainId: number
  owner: Address
  spender: Address
  value: bigint
  nonce: bigint
  /** Seconds since 1970, by the chain's clock. */
  deadline: bigint
}

/** The three parts of a signature as a contract takes them. */
export type Signature = { v: bigint; r: bigint; s: bigint }

export type SignedPermit = Permit & { signature: Signature }

/** The seconds for which a permit is valid: long enough to read a wallet's dialog twice. */
export const permitSeconds = 1_800n

const permitFields = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

/** The typed data that a wallet shows and signs (EIP-712). Numbers are decimal strings, because wallets take JSON. */
export function permitMessage({ token, name, version, chainId, owner, spender, ...numbers }: Permit) {
  const { value, nonce, deadline } = numbers
  return {
    types: { EIP712Domain: domainFields, Permit: permitFields },
    primaryType: 'Permit' as const,
    domain: { name, version, chainId, verifyingContract: token },
    message: {
      owner,
      spender,
      value: value.toString(),
      nonce: nonce.toString(),
      deadline: deadline.toString(),
    },
  }
}

/** Splits the 65 bytes of a signature; null for other lengths. Some wallets count `v` from 0 instead of 27. */
export function readSignature(bytes: Hex): Signature | null {
  const parts = /^0x([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{2})$/i.exec(bytes)
  if (!parts) return null
  const [r = 0n, s = 0n, last = 0n] = parts.slice(1).map((digits) => BigInt(`0x${digits}`))
  return { r, s, v: last < 27n ? last + 27n : last }
}
