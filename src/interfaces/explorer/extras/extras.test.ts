import { expect, test } from 'vitest'
import { hasExtras } from '#interfaces/explorer/wire/detail.ts'
import { blockBlobFields } from './blockFields.ts'
import { readExtraFields } from './extraField.ts'
import { batchFields, transactionRollupFields } from './rollupFields.ts'
import { blobFields, readTransactionExtras } from './transactionExtras.ts'

const [first, second] = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`]

test('an answer with the specification’s fields and empty lists has no extras', () => {
  expect(hasExtras({ hash: first, authorization_list: [], fhe_operations_count: 0, l1_fee: null })).toBe(
    false,
  )
  expect(hasExtras({ l1_fee: '1' })).toBe(true)
})

test('the L1 part of a fee is read from the fields of each rollup', () => {
  const optimism = { l1_fee: '1584574188135760', l1_gas_price: '82702201886', l1_gas_used: '17060' }
  expect(readExtraFields(optimism, transactionRollupFields)).toEqual([
    { label: 'L1 fee', value: { kind: 'native', wei: 1584574188135760n } },
    { label: 'L1 gas price', value: { kind: 'gasPrice', wei: 82702201886n } },
    { label: 'L1 gas used', value: { kind: 'count', count: 17060n } },
  ])
  const arbitrum = { arbitrum: { poster_fee: '5', status: 'Confirmed on base', batch_number: 7 } }
  expect(readExtraFields(arbitrum, [...transactionRollupFields, ...batchFields])).toEqual([
    { label: 'L1 fee', value: { kind: 'native', wei: 5n } },
    { label: 'Batch', value: { kind: 'count', count: 7n } },
    { label: 'Batch status', value: { kind: 'text', text: 'Confirmed on base' } },
  ])
})

test('each blob hash has a line, an invalid hash has none', () => {
  const wire = { blob_gas_used: '131072', blob_versioned_hashes: [first, 'x', second] }
  expect(readExtraFields(wire, blobFields)).toEqual([
    { label: 'Blob gas used', value: { kind: 'count', count: 131072n } },
    { label: 'Blob', value: { kind: 'hash', hash: first } },
    { label: 'Blob', value: { kind: 'hash', hash: second } },
  ])
  expect(
    readExtraFields({ blob_gas_price: '1', optimism: 'x' }, [...blockBlobFields, ...batchFields]),
  ).toEqual([{ label: 'Blob gas price', value: { kind: 'gasPrice', wei: 1n } }])
})

test('withdrawals, authorizations and actions are read under old and new names, and hostile text is cleaned', () => {
  const extras = readTransactionExtras({
    op_withdraws: [{ nonce: 17, status: 'Ready to prove\u202e', l1_tx_hash: first }, 'x'],
    authorization_list: [
      { address: `0x${'11'.repeat(20)}`, authority: `0x${'22'.repeat(20)}`, chain_id: 1, nonce: '3' },
    ],
    actions: [{ protocol: 'uniswap_v3', type: 'swap', data: { amount0: '1', symbol0: 'A' } }],
  })
  expect(extras.withdrawals).toEqual([{ nonce: '17', status: 'Ready to prove', l1TransactionHash: first }])
  expect(extras.authorizations).toMatchObject([{ chainId: 1, nonce: 3, status: null }])
  expect(extras.actions).toMatchObject([{ type: 'swap', data: { amount0: '1', symbol1: null } }])
  expect(readTransactionExtras({})).toEqual({ withdrawals: [], authorizations: [], actions: [] })
})
