import * as v from 'valibot'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { type Address, address } from '#lib/wire/shapes.ts'

/** The address in the path, checksummed; null when it is not one. */
export function readPool(text: string): Address | null {
  const query = parseSearch(text)
  return query.kind === 'address' ? v.parse(address, query.address) : null
}
