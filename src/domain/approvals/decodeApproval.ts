import type { Address, Hex } from '#lib/wire/shapes.ts'

/** Allowances from this amount on count as unlimited: a token subtracts each payment from the granted 2^256 - 1. */
export const unlimitedFrom = 2n ** 255n

/** Whether the data of an `approve` call names this spender. */
export function isGrantedTo(data: Hex, spender: Address): boolean {
  return data.slice(0, 74).toLowerCase() === `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, '0')}`
}

/**
 * Decodes the base units that the data of an `approve` call grants; a wallet may have lowered them. Null for other
 * data.
 */
export function decodeApproval(data: Hex): bigint | null {
  const amount = /^0x095ea7b3[0-9a-f]{64}([0-9a-f]{64})$/.exec(data)?.[1]
  return amount === undefined ? null : BigInt(`0x${amount}`)
}
