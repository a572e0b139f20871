import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'

/** The whole address that somebody looks for; null for a part of one, or a name. */
export function wholeAddress(find: string): Address | null {
  const result = v.safeParse(address, find.trim())
  return result.success ? result.output : null
}

type Mentioned = { address: Address; name: string | null }

/** Whether an address, or a name of it, contains what somebody looks for. */
export function mentions(found: Mentioned, find: string): boolean {
  const wanted = find.trim().toLowerCase()
  return found.address.toLowerCase().includes(wanted) || (found.name?.toLowerCase().includes(wanted) ?? false)
}
