import { expect, test } from 'vitest'
import { secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach } from '#interfaces/testing/transactions/openTab.ts'
import { createTransactionStore } from '#interfaces/transactions/transactionStore.ts'
import { ownReader } from './ownReader.ts'

emptyStorageBeforeEach()

const twin = { ...inPool, hash: secondHash, nonce: 8, block: 12 }
const other = { ...inPool, data: '0x01', nonce: 9, block: 12 } as const

/** The transactions that a record finds while another record has nonce 8. */
async function found(nonce: number | null) {
  const store = createTransactionStore()
  const record = sentRecord({ nonce })
  store.put(record)
  store.put(sentRecord({ id: 'two', nonce: 8 }))
  const { dependencies } = fakeChain({
    sentSince: async () => ({ transactions: [twin, other], searchedTo: 13 }),
  })
  const reader = ownReader(record, dependencies, store)
  expect(await reader.transactionCount(record.from)).toBe(7)
  return reader.sentSince(record)
}

test('ownReader hides the transaction of an equal request from a record without a nonce', async () => {
  expect(await found(null)).toEqual({ transactions: [other], searchedTo: 13 })
})

test('ownReader hides nothing from a record with a nonce', async () => {
  expect(await found(7)).toEqual({ transactions: [twin, other], searchedTo: 13 })
})
