import * as v from 'valibot'
import { InterfaceError } from '#lib/requests/errors.ts'
import { type Hash, hash } from '#lib/wire/shapes.ts'

const bodySchema = v.object({ message: v.string(), hash: v.fallback(v.nullish(hash, null), null) })

/** The block that an explorer's error names as replaced, with its hash when the error has it; else null. */
export function replacedBlock(error: Error): { hash: Hash | null } | null {
  if (!(error instanceof InterfaceError)) return null
  const { success, output } = v.safeParse(bodySchema, error.body)
  return success && /consensus/i.test(output.message) ? { hash: output.hash } : null
}
