import type { Hex } from 'viem'
import type { CompiledContract, Gap } from './compiledContract.ts'

/** A code without the compiler's metadata at its end, which differs between two compilations of the same source. */
export function withoutMetadata(code: Hex): string {
  const digits = code.slice(2).toLowerCase()
  const length = Number.parseInt(digits.slice(-4), 16) * 2
  const start = digits.length - 4 - length
  // The metadata is a CBOR map of one to four entries.
  const isMetadata = start >= 0 && /^a[1-4]/.test(digits.slice(start))
  return isMetadata ? digits.slice(0, start) : digits
}

/**
 * The compiled code with the code of a deployed contract in the places that are not known before: immutables and the
 * addresses of libraries. The contract is this one when both are equal. Null when their lengths differ.
 */
export function isCodeOf(contract: CompiledContract, deployed: Hex): boolean {
  if (contract.code === null) return false
  const [wanted, found] = [withoutMetadata(contract.code), withoutMetadata(deployed)]
  if (wanted.length !== found.length) return false
  const gaps = [...contract.gaps, ...zeroPushes(wanted), ...ownAddress(wanted)]
  return masked(wanted, gaps) === masked(found, gaps)
}

function masked(digits: string, gaps: Gap[]): string {
  let text = digits
  for (const { start, length } of gaps)
    text = `${text.slice(0, start * 2)}${'0'.repeat(length * 2)}${text.slice((start + length) * 2)}`
  return text.slice(0, digits.length)
}

/** An artifact of Hardhat does not say where its immutables are. They are 32 zeros that are pushed (0x7f). */
function zeroPushes(digits: string): Gap[] {
  const pushes = [...digits.matchAll(/7f(?=0{64})/g)].filter(({ index }) => index % 2 === 0)
  return pushes.map(({ index }) => ({ start: index / 2 + 1, length: 32 }))
}

/** A library begins by comparing its own address (0x73), which it gets when it is deployed. */
function ownAddress(digits: string): Gap[] {
  return digits.startsWith(`73${'0'.repeat(40)}`) ? [{ start: 1, length: 20 }] : []
}
