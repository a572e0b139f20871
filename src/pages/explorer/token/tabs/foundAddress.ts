import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'

/** The address that the user typed; null for a part of an address or a name. */
export function wholeAddress(find: string): Address | null {
  const result = v.safeParse(address, find.trim())
  return result.success ? result.output : null
}

type Mentioned = { address: Address; name: string | null }

/** Whether an address or its name contains the typed text. */
export function mentions(found: Mentioned, find: string): boolean {
  const wanted = find.trim().toLowerCase()
  return found.address.toLowerCase().includes(wanted) || (found.name?.toLowerCase().includes(wanted) ?? false)
}
