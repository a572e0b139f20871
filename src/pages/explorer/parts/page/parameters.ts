import * as v from 'valibot'
import { type Address, address, type Hash, hash } from '#lib/wire/shapes.ts'

/** A parameter of the path that is not what the page is about; the message is the sentence shown. */
export class MalformedParameter extends Error {
  override readonly name = 'MalformedParameter'
}

/** A transaction hash as it stands in the path. */
export function hashParameter(value: string): Hash {
  return checked(hash, value, 'is not a transaction hash. A hash is 0x and 64 hexadecimal digits.')
}

/** An address as it stands in the path, in any case; checksummed. */
export function addressParameter(value: string): Address {
  return checked(address, value, 'is not an address. An address is 0x and 40 hexadecimal digits.')
}

/** A block by number or by hash. */
export function blockParameter(value: string): number | Hash {
  if (/^\d{1,15}$/.test(value)) return Number(value)
  return checked(
    hash,
    value,
    'is not a block. A block has a number, or a hash of 0x and 64 hexadecimal digits.',
  )
}

function checked<const Schema extends v.GenericSchema>(schema: Schema, value: string, problem: string) {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output as v.InferOutput<Schema>
  throw new MalformedParameter(`“${value.slice(0, 80)}” ${problem}`)
}

/** Search parameters that do not fit are as if they were not there. */
export function parameter<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** Where a page of a list begins; see `Cursor`. */
export const pageParameter = parameter(v.union([v.pipe(v.string(), v.maxLength(2_000)), v.number()]))
