import type { SentRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'

/* For tests: the request and the sent record of a deposit of 25 TUSD. */

export const request: TransactionRequest = {
  kind: 'deposit',
  chainId: 31337,
  from: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
  to: '0x00000000000000000000000000000000000000AA',
  data: '0xabcdef',
  asset: '0x00000000000000000000000000000000000000bb',
  symbol: 'TUSD',
  decimals: 6,
  amount: '25000000',
}

export const firstHash = `0x${'11'.repeat(32)}` as const
export const secondHash = `0x${'22'.repeat(32)}` as const

/** The deposit as a record with a hash, sent at block 10 with first nonce 7. */
export function sentRecord(changes: Partial<SentRecord> = {}): SentRecord {
  return {
    ...newRecord(request, 'one'),
    hash: firstHash,
    sentBlock: 10,
    firstNonce: 7,
    status: { name: 'pending' },
    ...changes,
  }
}
