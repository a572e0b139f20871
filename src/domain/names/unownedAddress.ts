import type { Address } from '#lib/wire/shapes.ts'

/**
 * The name of an address that nobody controls: the zero address, which tokens are minted from and burnt to, or the burn address
 * `0x…dEaD`. Null for another one.
 */
export function unownedAddress(address: Address): string | null {
  if (/^0x0{40}$/.test(address)) return 'Zero address'
  return /^0x0{36}dead$/i.test(address) ? 'Burn address' : null
}
