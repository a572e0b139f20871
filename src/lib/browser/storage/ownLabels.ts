import * as v from 'valibot'
import { storedByChain } from './storedByChain.ts'

/**
 * The labels of the address book by address, for the many places that show one: the book itself is larger and is loaded
 * where it is changed. Only the book writes them.
 */
export const ownLabels = storedByChain('labels', v.record(v.string(), v.string()), {})
