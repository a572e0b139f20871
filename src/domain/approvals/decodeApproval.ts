import { encodeCall } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import { approve } from '#spec/abi/tokenSelectors.ts'

/** Allowances from this amount on count as unlimited: a token subtracts each payment from the granted 2^256 - 1. */
export const unlimitedFrom = 2n ** 255n

/** Whether the data of an `approve` call names this spender. */
export function isGrantedTo(data: Hex, spender: Address): boolean {
  return data.toLowerCase().startsWith(encodeCall(approve, spender))
}

/** The spender that the data of an `approve` call names. */
export function spenderOf(data: Hex): Address {
  return checksummed(`0x${data.slice(34, 74)}`)
}

/**
 * Decodes the base units that the data of an `approve` call grants; a wallet may have lowered them. Null for other
 * data.
 */
export function decodeApproval(data: Hex): bigint | null {
  const isApproval = data.startsWith(approve) && /^0x[0-9a-f]{136}$/i.test(data)
  return isApproval ? BigInt(`0x${data.slice(74)}`) : null
}
