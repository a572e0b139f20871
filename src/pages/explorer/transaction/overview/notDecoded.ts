import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'

type Called = Pick<Transaction, 'to' | 'method' | 'status' | 'result' | 'blockNumber'>

/** What a page says of a call that cannot be decoded. */
export function notDecoded(transaction: Called): string {
  const { to, method } = transaction
  if (to === null)
    return transactionStatus(transaction) === 'reverted'
      ? 'Failed to create a contract.'
      : 'Creates a contract.'
  if (method) return `${method} (arguments not decoded)`
  return 'Unknown function.'
}
