import type { Hash } from '#lib/wire/shapes.ts'
import type { TransactionRecord } from './transactionRecord.ts'

/** The hash worth looking at: of what took its place, where something did or may have; null before there is one. */
export function hashToShow({ hash, status }: TransactionRecord): Hash | null {
  return 'by' in status ? status.by : hash
}
