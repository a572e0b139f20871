import * as v from 'valibot'
import { blockNumber } from '#domain/search/typedBlockNumber.ts'
import { formatCount } from '#lib/format/count.ts'
import { pathHex } from '#lib/text/pathHex.ts'
import { cleanText } from '#lib/text/text.ts'
import { searchParameter, typedText } from '#lib/wire/searchParameter.ts'
import { type Address, address, type Hash, hash } from '#lib/wire/shapes.ts'

/** A path parameter that is malformed; the message is shown to the user. */
export class MalformedParameter extends Error {
  override readonly name = 'MalformedParameter'
  /** What the path should have named. */
  readonly subject: 'hash' | 'address' | 'block'
  /** What it says instead, cut to 80 characters. */
  readonly typed: string

  constructor(subject: MalformedParameter['subject'], typed: string, problem: string) {
    super(`“${typed}” ${problem}`)
    this.subject = subject
    this.typed = typed
  }
}

/** Parses a transaction hash of the path, in any case, with or without 0x. Throws MalformedParameter. */
export function hashParameter(value: string): Hash {
  return checked(
    'hash',
    hash,
    value,
    `is not a transaction hash. A hash is 0x followed by 64 hexadecimal digits${countOf(value)}.`,
  )
}

/** Parses an address of the path, in any case, with or without 0x, to its checksummed form. Throws MalformedParameter. */
export function addressParameter(value: string): Address {
  return checked(
    'address',
    address,
    value,
    `is not an address. An address is 0x followed by 40 hexadecimal digits${countOf(value)}.`,
  )
}

/** Parses a block number or a block hash of the path. Throws MalformedParameter. */
export function blockParameter(value: string): number | Hash {
  const number = blockNumber(cleanText(value).replace(/^#/, ''))
  if (number !== null) return number
  return checked(
    'block',
    hash,
    value,
    'is not a block. A block has a number, or a hash of 0x followed by 64 hexadecimal digits.',
  )
}

/** How many hexadecimal digits were typed, where nothing but their number is wrong; empty otherwise. */
function countOf(value: string): string {
  const digits = /^0x([0-9a-f]+)$/i.exec(pathHex(value))?.[1]
  return digits === undefined ? '' : `; this has ${formatCount(digits.length)}`
}

function checked<const Schema extends v.GenericSchema>(
  subject: MalformedParameter['subject'],
  schema: Schema,
  value: string,
  problem: string,
) {
  const result = v.safeParse(schema, pathHex(value))
  if (result.success) return result.output as v.InferOutput<Schema>
  throw new MalformedParameter(subject, value.slice(0, 80), problem)
}

/** Words to search for, from the address; undefined for none. */
export const wordsParameter = searchParameter(
  v.pipe(
    typedText,
    v.transform((typed) => typed.trim()),
    v.minLength(1),
    v.maxLength(60),
  ),
)

/** The cursor of a page of a list: a number, or a query string; see `Cursor`. */
export const pageParameter = searchParameter(
  v.union([v.pipe(v.string(), v.maxLength(2_000), v.regex(/^[\w.[\]%-]+=|^\d+$/)), v.number()]),
)
