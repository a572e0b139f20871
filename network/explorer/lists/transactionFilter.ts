import type { Hex, Transaction } from 'viem'
import type { TransactionFilter } from '#network/explorer/queries/transactionQueries.ts'
import type { pendingRecord } from '#network/explorer/records/pendingRecord.ts'
import { InvalidParameter, type Query, readChoices } from '#network/explorer/request/parameters.ts'
import { transactionKinds } from '#network/store/schema/transactionTables.ts'

const maximumMethods = 20

/** Reads `type` (kinds) and `method` (names, or selectors with or without 0x), both comma-separated lists. */
export function readTransactionFilter(query: Query): TransactionFilter {
  return { kinds: readChoices(query, 'type', transactionKinds), methods: readMethods(query.get('method')) }
}

function readMethods(text: string | null): TransactionFilter['methods'] {
  if (!text) return null
  const words = text.split(',').map((word) => word.trim())
  const wellFormed = words.every((word) => /^[A-Za-z_$][\w$]{0,99}$|^(0x)?[0-9a-f]{8}$/i.test(word))
  if (!wellFormed || words.length > maximumMethods)
    throw new InvalidParameter(
      'method',
      `method must be a comma-separated list of at most ${maximumMethods} function names or 4-byte selectors.`,
    )
  const isSelector = (word: string) => /^(0x)?[0-9a-f]{8}$/i.test(word)
  const ids = words.filter(isSelector).map((word): Hex => `0x${word.replace(/^0x/i, '').toLowerCase()}`)
  return { names: [...new Set(words.filter((word) => !isSelector(word)))], ids: [...new Set(ids)] }
}

/** Whether a pending transaction passes the filter. */
export function matchesFilter(
  { kinds, methods }: TransactionFilter,
  transaction: Transaction,
  { method, transaction_types }: ReturnType<typeof pendingRecord>,
): boolean {
  if (kinds && !transaction_types.some((kind) => kinds.includes(kind))) return false
  if (!methods) return true
  const selector = transaction.input.slice(0, 10)
  if (method === null) return false
  return methods.names.some((name) => name === method) || methods.ids.some((id) => id === selector)
}
