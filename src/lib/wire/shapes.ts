import * as v from 'valibot'
import { type Decimal, parseDecimal } from '#lib/numbers/decimal.ts'
import { cleanText } from '#lib/text/text.ts'
import { keccakOfShortText } from './keccak.ts'

/*
 * The few shapes that values have on the wire, and what they become inside the app. Every interface builds
 * its schemas from these. A shape that does not fit is an issue of the schema, never an exception.
 */

export type Address = `0x${string}`
export type Hash = `0x${string}`
export type Hex = `0x${string}`

/** 20 bytes in any case, to the checksummed form: the same address is the same string everywhere. */
export const address = v.pipe(
  v.string('an address is a string'),
  v.regex(/^0x[0-9a-fA-F]{40}$/, 'not an address'),
  v.transform((text): Address => checksummed(text)),
)

const checksums = new Map<string, Address>()
const mostChecksums = 4_000

/** The EIP-55 form of 20 bytes in hexadecimal: a letter is upper case where the hash of the whole says so. */
export function checksummed(text: string): Address {
  const lower = text.toLowerCase()
  const known = checksums.get(lower)
  if (known) return known
  const hash = keccakOfShortText(lower.slice(2))
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

/** An amount in base units, string or JSON number, to bigint. Empty text is an error, not zero. */
export const baseUnits = v.pipe(
  v.union([integerText, safeNumber]),
  v.transform((value) => BigInt(value)),
)

/** A count or a number of a block, string or JSON number, to a safe number. */
export const integer = v.pipe(
  v.union([integerText, safeNumber]),
  v.transform((value) => Number(value)),
  v.safeInteger(),
)

/** A decimal string (or JSON number) to an exact `Decimal`. */
export const decimal = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.rawTransform(({ dataset, addIssue, NEVER }): Decimal => {
    const value = parseDecimal(String(dataset.value))
    if (value !== null) return value
    addIssue({ message: 'not a decimal number' })
    return NEVER
  }),
)

/** ISO 8601, epoch seconds or epoch milliseconds, to a Date; null for a time that cannot be read. */
export const timestamp = v.pipe(
  v.nullish(v.union([v.string(), v.number()])),
  v.transform((value): Date | null => (value === null || value === undefined ? null : readTime(value))),
)

const lastMoment = Date.UTC(9999, 11, 31)

function readTime(value: string | number): Date | null {
  const isNumber = typeof value === 'number' || /^\d+$/.test(value)
  const time = isNumber ? epochMilliseconds(Number(value)) : Date.parse(inUtc(value))
  return Number.isFinite(time) && time >= 0 && time <= lastMoment ? new Date(time) : null
}

/** Seconds until the year 5138, milliseconds above. */
function epochMilliseconds(value: number): number {
  return value < 100_000_000_000 ? value * 1_000 : value
}

/** A date with a time and no zone is meant in UTC; JavaScript would read it in the reader's zone. */
function inUtc(text: string): string {
  return /\dT?\s?\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text
}

/** Any text from outside: control, bidirectional and invisible characters removed, cut at 300 characters. */
export const text = v.pipe(v.string(), v.transform(cleanText))

/** Text that may be long (a description): the same cleaning, cut at 4,000 characters, line breaks kept. */
export const longText = v.pipe(
  v.string(),
  v.transform((value) => cleanText(value, { longest: 4_000, lines: true })),
)

export type LenientList<T> = { rows: T[]; dropped: number }

/** A list that survives bad rows: they are left out and counted. Anything but an array is an issue. */
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
