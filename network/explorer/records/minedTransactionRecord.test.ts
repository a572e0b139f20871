import { expect, test } from 'vitest'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import type { References } from './batchLoader.ts'
import { transactionRecord } from './minedTransactionRecord.ts'

const references = {
  address: (hash: string) => ({ hash }),
  addressOrNull: (hash: string | null) => hash && { hash },
  abis: () => [],
  methodName: () => null,
} as unknown as References

const row = {
  ...{ hash: '0xaa', blockNumber: 5, index: 0, timestamp: new Date(0), from: '0x01', to: '0x02' },
  ...{
    createdContract: null,
    value: 0n,
    gasLimit: 21_000n,
    gasUsed: 21_000n,
    gasPrice: 9n,
    type: 2,
    nonce: 1,
  },
  ...{ maxFeePerGas: null, maxPriorityFeePerGas: null, baseFeePerGas: 7n, input: '0x', succeeded: true },
  ...{ revertData: null, error: null, kinds: [], l1Fee: null, operatorFee: null, blobGasUsed: null },
  ...{ blobGasPrice: null, maxFeePerBlobGas: null, blobVersionedHashes: null },
} as unknown as TransactionRow

const recordOf = (fields: Partial<TransactionRow>) =>
  transactionRecord({ ...row, ...fields }, { references, head: 5 })

test('the fee includes what a rollup and its operator take, and both have fields of their own', () => {
  expect(recordOf({ l1Fee: 100n, operatorFee: 11n })).toMatchObject({
    ...{ fee: { type: 'actual', value: '189111' }, l1_fee: '100', operator_fee: '11' },
    ...{ priority_fee: '42000', transaction_burnt_fee: '147000' },
  })
  expect(recordOf({})).not.toHaveProperty('l1_fee')
})

test('the fee is without what blobs cost, which has a field of its own, as at Blockscout', () => {
  const blobs = { type: 3, blobGasUsed: 131_072n, blobVersionedHashes: ['0xbb'] as `0x${string}`[] }
  expect(recordOf({ ...blobs, blobGasPrice: 3n, maxFeePerBlobGas: 5n })).toMatchObject({
    ...{ fee: { value: '189000' }, burnt_blob_fee: '393216', blob_gas_used: '131072', blob_gas_price: '3' },
    ...{ max_fee_per_blob_gas: '5', blob_versioned_hashes: ['0xbb'] },
  })
  expect(recordOf(blobs).burnt_blob_fee).toBeNull()
})

test('a deposit to a rollup, which pays no gas, burns nothing and gives no tip', () => {
  expect(recordOf({ type: 0x7e, gasPrice: 0n })).toMatchObject({
    ...{ fee: { value: '0' }, priority_fee: '0', transaction_burnt_fee: '0' },
  })
})
