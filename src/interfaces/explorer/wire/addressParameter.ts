import * as v from 'valibot'
import { addressParameterAliases } from '#interfaces/explorer/wire/aliases.ts'
import { record } from '#interfaces/explorer/wire/record.ts'
import { address } from '#lib/wire/shapes.ts'
import { addressNameEntries, withBestName } from './addressNames.ts'

/** An address inside of another record: the bare hash, or an object with names and flags. */
export const addressParameterSchema = v.pipe(
  v.unknown(),
  v.transform((wire) => (typeof wire === 'string' ? { hash: wire } : wire)),
  record({ address, ...addressNameEntries }, addressParameterAliases),
  v.transform(withBestName),
)

export type AddressParameter = v.InferOutput<typeof addressParameterSchema>

/** Whether the explorer has the source of a contract, or may have that of its implementation. */
export function hasSource({ isVerified, proxyType }: AddressParameter): boolean {
  return isVerified === true || proxyType !== null
}
