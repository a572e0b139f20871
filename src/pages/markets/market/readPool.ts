import * as v from 'valibot'
import { pathHex } from '#lib/text/pathHex.ts'
import { type Address, address } from '#lib/wire/shapes.ts'

/** The address in the path, in any case, with or without 0x, checksummed; null when it is not one. */
export function readPool(text: string): Address | null {
  const result = v.safeParse(address, pathHex(text))
  return result.success ? result.output : null
}
