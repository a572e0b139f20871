import { checksummed } from '#lib/wire/shapes.ts'

/**
 * A sentence about an address whose capitals do not fit its digits (EIP-55), which tells a mistyped one. Null where they fit, and
 * for letters of one case only, which have no checksum.
 */
export function checksumProblem(address: string): string | null {
  const digits = /^0x([0-9a-f]{40})$/i.exec(address)?.[1]
  if (!digits || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return null
  if (checksummed(address) === address) return null
  return 'This address has a wrong checksum: a character may be mistyped.'
}
