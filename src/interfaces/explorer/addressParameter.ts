import * as v from 'valibot'
import { address, text } from '#lib/wire/shapes.ts'
import { addressParameterAliases } from './aliases.ts'
import { known, record } from './record.ts'

/** An address as other records mention it: bare, or with what the explorer knows about it. */
export const addressParameterSchema = v.pipe(
  v.unknown(),
  v.transform((wire) => (typeof wire === 'string' ? { hash: wire } : wire)),
  record(
    { address, name: known(text), isContract: known(v.boolean()), isScam: known(v.boolean()) },
    addressParameterAliases,
  ),
)

export type AddressParameter = v.InferOutput<typeof addressParameterSchema>
