import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import * as v from 'valibot'
import { parseDecimal } from '#lib/numbers/decimal.ts'
import { cleanText } from '#lib/text/text.ts'

/*
 * The shapes of values on the wire and their types inside the app. All interfaces build their schemas from these. A
 * value that does not fit is an issue of the schema, never an exception.
 */

export type Address = `0x${string}`
export type Hash = `0x${string}`
export type Hex = `0x${string}`

/** 20 bytes in any case, to the checksummed form, so that equal addresses are equal strings. */
export const address = v.pipe(
  v.string('an address is a string'),
  v.regex(/^0x[0-9a-fA-F]{40}$/, 'not an address'),
  v.transform((text): Address => checksummed(text)),
)

/** The zero address, in full or shortened, and an empty text. */
const nobody = /^(?:0x0*)?$/i

/** An address that may be left out, be null, empty or the zero address, which all mean none. */
export const optionalAddress = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' && nobody.test(value.trim()) ? null : value)),
  v.nullish(address, null),
)

const checksums = new Map<string, Address>()
const mostChecksums = 4_000

/** The EIP-55 checksum: the hash of the lower-case address decides which letters are upper case. */
export function checksummed(text: string): Address {
  const lower = text.toLowerCase()
  const known = checksums.get(lower)
  if (known) return known
  const hash = bytesToHex(keccak_256(lower.slice(2)))
  const digits = Array.from(lower.slice(2), (digit, at) =>
    (hash[at] ?? '0') >= '8' ? digit.toUpperCase() : digit,
  )
  const address: Address = `0x${digits.join('')}`
  if (checksums.size >= mostChecksums) checksums.clear()
  checksums.set(lower, address)
  return address
}

/** 32 bytes, to lower case. */
export const hash = v.pipe(
  v.string('a hash is a string'),
  v.regex(/^0x[0-9a-fA-F]{64}$/, 'not a hash'),
  v.transform((text): Hash => text.toLowerCase() as Hash),
)

/** Bytes of any length; `0x` for none. */
export const hexData = v.pipe(
  v.string('hex data is a string'),
  v.regex(/^0x(?:[0-9a-fA-F]{2})*$/, 'not hex data'),
  v.transform((text): Hex => text.toLowerCase() as Hex),
)

const integerText = v.pipe(v.string(), v.maxLength(80), v.regex(/^-?\d+$/, 'not an integer'))
const safeNumber = v.pipe(v.number(), v.safeInteger('not a safe integer'))

/** An amount in base units, string or JSON number, to bigint. An empty string is an error, not zero. */
export const baseUnits = v.pipe(
  v.union([integerText, safeNumber]),
  v.transform((value) => BigInt(value)),
)

/** A count or a block number, string or JSON number, to a safe integer. */
export const integer = v.pipe(
  v.union([integerText, safeNumber]),
  v.transform((value) => Number(value)),
  v.safeInteger(),
)

/** A decimal string (or JSON number) to an exact `Decimal`. */
export const decimal = v.nonNullable(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => parseDecimal(String(value))),
  ),
  'not a decimal number',
)

/** ISO 8601 or an epoch time in any unit from seconds to nanoseconds, to a Date; null when it cannot be read, or is before any chain. */
export const timestamp = v.pipe(
  v.nullish(v.union([v.string(), v.number()])),
  v.transform((value): Date | null => (value === null || value === undefined ? null : readTime(value))),
)

const firstTime = Date.UTC(2009, 0, 3)
const latestTime = Date.UTC(9999, 11, 31)
/** JavaScript reads a date out of nearly any text with a number in it. */
const isoTime = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/

function readTime(value: string | number): Date | null {
  const isNumber = typeof value === 'number' || /^\d+(\.\d+)?$/.test(value)
  if (!isNumber && !isoTime.test(value)) return null
  const time = isNumber ? epochMilliseconds(Number(value)) : Date.parse(inUtc(value))
  return time >= firstTime && time <= latestTime ? new Date(time) : null
}

/** Numbers up to the year 5138 in seconds are seconds; larger ones are milli-, micro- or nanoseconds. */
function epochMilliseconds(value: number): number {
  if (value < 1e11) return value * 1_000
  if (value < 1e14) return value
  if (value < 1e17) return value / 1_000
  return value < 1e20 ? value / 1_000_000 : Number.NaN
}

/** A time as JavaScript reads it. One without a zone is UTC, not local time; databases write `+00` for it, and a space. */
function inUtc(text: string): string {
  const iso = text.replace(' ', 'T')
  return /:.*[+-]\d\d$/.test(iso) ? `${iso}:00` : /T[^Z+-]*$/.test(iso) ? `${iso}Z` : iso
}

/** Text from outside, without control, bidirectional and invisible characters, cut at 300 characters. */
export const text = v.pipe(v.string(), v.transform(cleanText))

/** Long text, such as a description: cleaned in the same way, with line breaks, cut at 4,000 characters. */
export const longText = v.pipe(
  v.string(),
  v.transform((value) => cleanText(value, { longest: 4_000, lines: true })),
)

export type LenientList<T> = { rows: T[]; dropped: number }

/** A list without its invalid rows, which are counted. Anything but an array is an issue. */
export function lenientList<const S extends v.GenericSchema>(row: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): LenientList<v.InferOutput<S>> => {
      const rows: v.InferOutput<S>[] = []
      for (const value of values) {
        const result = v.safeParse(row, value)
        if (result.success) rows.push(result.output)
      }
      return { rows, dropped: values.length - rows.length }
    }),
  )
}
