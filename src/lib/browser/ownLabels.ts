import * as v from 'valibot'
import { config } from './config.ts'
import { type Stored, stored } from './storage.ts'

let labels: Stored<Record<string, string>> | undefined

/**
 * The labels of the address book by address, for the many places that show one: the book itself is larger and is loaded
 * where it is changed. Only the book writes them.
 */
export function ownLabels(): Stored<Record<string, string>> {
  labels ??= stored(`labels.${config().chainId}`, v.record(v.string(), v.string()), {})
  return labels
}
