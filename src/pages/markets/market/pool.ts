import * as v from 'valibot'
import { readQuery } from '#lib/query.ts'
import { type Address, address } from '#lib/wire.ts'

/** The address in the path, checksummed; null when it is not one. */
export function readPool(text: string): Address | null {
  const query = readQuery(text)
  return query.kind === 'address' ? v.parse(address, query.address) : null
}
