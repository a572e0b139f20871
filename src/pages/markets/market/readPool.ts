import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'

/** The address in the path, in any case, with or without 0x, checksummed; null when it is not one. */
export function readPool(text: string): Address | null {
  const digits = /^(?:0x)?([0-9a-f]{40})[.,;:!?)\s]*$/i.exec(text.trim())?.[1]
  const parsed = v.safeParse(address, `0x${digits}`)
  return parsed.success ? parsed.output : null
}
