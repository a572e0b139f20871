import type { Hex } from 'viem'
import type { CompiledContract, Gap } from './artifactContract.ts'

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
 * How deployed code matches compiled code: `exact` with the same metadata, `partial` when only the metadata differs.
 */
export type CodeMatch = 'exact' | 'partial'

/**
 * Compares the compiled code with the code of a deployed contract, except for the bytes that are unknown before the
 * deployment: immutables and the addresses of libraries. Null when the code is that of another contract.
 */
export function matchCode({ code, gaps }: CodeWithGaps, deployed: Hex): CodeMatch | null {
  if (code === null) return null
  const [wanted, found] = [withoutMetadata(code), withoutMetadata(deployed)]
  if (wanted.length !== found.length) return null
  const all = [...gaps, ...zeroPushes(wanted), ...ownAddress(wanted)]
  if (masked(wanted, all) !== masked(found, all)) return null
  return masked(code.slice(2), all) === masked(deployed.slice(2).toLowerCase(), all) ? 'exact' : 'partial'
}

/** Whether a deployed contract is the compiled one. Their metadata may differ. */
export function isCodeOf(contract: CodeWithGaps, deployed: Hex): boolean {
  return matchCode(contract, deployed) !== null
}

type CodeWithGaps = Pick<CompiledContract, 'code' | 'gaps'>

/**
 * The arguments of the constructor at the end of the input that created a contract. Null when the input does not begin
 * with the code of the contract.
 */
export function constructorArguments(
  { creationCode, creationGaps }: Pick<CompiledContract, 'creationCode' | 'creationGaps'>,
  input: Hex,
): Hex | null {
  if (creationCode === null || input.length < creationCode.length) return null
  const [wanted, found] = [creationCode.slice(2), input.slice(2, creationCode.length)]
  const isSame = masked(wanted, creationGaps) === masked(found.toLowerCase(), creationGaps)
  return isSame ? `0x${input.slice(creationCode.length)}` : null
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
