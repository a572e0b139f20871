import { maxUint256 } from '#lib/numbers/integers.ts'
import type { Address, Hex } from './shapes.ts'

/*
 * The part of the contract ABI that the app needs: 32-byte words of numbers and addresses, and strings. A complete
 * ABI library would be larger than the lending page; tests compare this codec with viem.
 */

const wordDigits = 64

/** A contract call: its target, its calldata and, where it pays, the wei it pays as a hexadecimal quantity. */
export type ContractCall = { to: Address; data: Hex; value?: Hex | undefined }

/** Calldata of a function that takes addresses and unsigned numbers. Throws RangeError for a number that does not fit. */
export function encodeCall(selector: Hex, ...values: readonly (Address | bigint)[]): Hex {
  const words = values.map((value) => {
    const number = typeof value === 'bigint' ? value : BigInt(value)
    if (number < 0n || number > maxUint256) throw new RangeError('The amount does not fit a contract.')
    return number.toString(16).padStart(wordDigits, '0')
  })
  return `${selector}${words.join('')}`
}

/** The words of a return value from a given offset. Every read past the end throws RangeError. */
export type WordReader = {
  uint(index: number): bigint
  /** A number that fits a JavaScript number: decimals, a tier, a count. */
  small(index: number): number
  flag(index: number): boolean
  address(index: number): Hex
  /** The string whose offset is at `index`, cut at `longest` bytes: 1,000 when left out. */
  text(index: number, longest?: number): string
  /** The tuple or array whose offset is at `index`. */
  at(index: number): WordReader
  /** The words from `index` on. */
  from(index: number): WordReader
}

/** Reads the result of `eth_call`. */
export function readWords(data: Hex, start = 0): WordReader {
  const digits = data.slice(2)

  function uint(index: number): bigint {
    const from = start * 2 + index * wordDigits
    const word = digits.slice(from, from + wordDigits)
    if (index < 0 || word.length < wordDigits) throw new RangeError('The answer is too short.')
    return BigInt(`0x${word}`)
  }

  function small(index: number): number {
    const value = uint(index)
    if (value > 0xffff_ffffn) throw new RangeError('The answer has a number where a small one belongs.')
    return Number(value)
  }

  function text(index: number, longest = 1_000): string {
    const place = start + small(index)
    const length = Math.min(readWords(data, place).small(0), longest)
    const bytes = digits.slice((place + 32) * 2, (place + 32 + length) * 2)
    const codes = bytes.match(/../g) ?? []
    return new TextDecoder().decode(Uint8Array.from(codes, (code) => Number.parseInt(code, 16)))
  }

  return {
    uint,
    small,
    text,
    flag: (index) => uint(index) !== 0n,
    address: (index) => `0x${uint(index).toString(16).padStart(40, '0').slice(-40)}`,
    at: (index) => readWords(data, start + small(index)),
    from: (index) => readWords(data, start + index * 32),
  }
}
