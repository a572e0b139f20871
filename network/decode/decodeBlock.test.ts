import { type Address, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { checksum } from './checksum.ts'
import { decodeBlock } from './decodeBlock.ts'
import type { WireBlock, WireReceipt, WireTransaction } from './wire.ts'

const at = (seed: number): Address => pad(toHex(seed), { size: 20 })
const id = (seed: number) => pad(toHex(seed))

/** Transactions of 21,000 gas with their receipts, in a block with a base fee of 7. */
function blockOf(sent: { transaction?: Partial<WireTransaction>; receipt?: Partial<WireReceipt> }[]) {
  const transactions = sent.map(({ transaction }, index) => ({
    ...{ hash: id(index + 1), transactionIndex: toHex(index), from: at(1), to: at(2), value: '0x0' },
    ...{ gas: '0x5208', nonce: '0x0', input: '0x', ...transaction },
  })) as WireTransaction[]
  const receipts = sent.map(({ receipt }, index) => ({
    ...{ transactionHash: id(index + 1), transactionIndex: toHex(index), blockHash: id(99), logs: [] },
    ...{ contractAddress: null, cumulativeGasUsed: '0x5208', gasUsed: '0x5208', effectiveGasPrice: '0x9' },
    ...receipt,
  })) as WireReceipt[]
  const block = {
    ...{
      hash: id(99),
      number: '0x5',
      parentHash: id(98),
      timestamp: '0x1',
      miner: at(3),
      gasLimit: '0xfffff',
    },
    ...{ gasUsed: toHex(21_000 * sent.length), baseFeePerGas: '0x7', size: '0x1', difficulty: '0x0' },
    ...{ extraData: '0x', stateRoot: id(97), transactions },
  } as WireBlock
  return { block, receipts }
}

function decoded(sent: Parameters<typeof blockOf>[0], fields: Partial<WireBlock> = {}) {
  const { block, receipts } = blockOf(sent)
  return decodeBlock({ block: { ...block, ...fields }, receipts, calls: [], traced: true }, null)
}

test('a transaction on a rollup has its L1 fee, which its sender pays', () => {
  const { transactions, coinChanges } = decoded([{ receipt: { l1Fee: '0x64' } }])
  expect(transactions[0]).toMatchObject({ l1Fee: 100n, gasPrice: 9n })
  expect(coinChanges.find(({ address }) => address === checksum(at(1)))?.delta).toBe(-189_100n)
})

test('a transaction with blobs has their cost, and what it offered for them', () => {
  const hashes = [id(50)]
  const transaction = { type: '0x3', blobVersionedHashes: hashes, maxFeePerBlobGas: '0x5' } as const
  const { transactions, coinChanges } = decoded([
    { transaction, receipt: { blobGasUsed: '0x20000', blobGasPrice: '0x3' } },
  ])
  const costs = { blobGasUsed: 131_072n, blobGasPrice: 3n, maxFeePerBlobGas: 5n }
  expect(transactions[0]).toMatchObject({ ...costs, blobVersionedHashes: hashes })
  expect(coinChanges.find(({ address }) => address === checksum(at(1)))?.delta).toBe(-189_000n - 393_216n)
})

test('a deposit to a rollup, which pays no gas, burns nothing and tips nobody', () => {
  const deposit = { transaction: { type: '0x7e' }, receipt: { effectiveGasPrice: '0x0' } } as const
  const { block } = decoded([deposit, {}])
  expect(block).toMatchObject({ burntFees: 147_000n, priorityFees: 42_000n })
})

test('the withdrawals of a block are kept in wei; those that a node keeps to itself are unknown', () => {
  const withdrawals = [{ index: '0x7', validatorIndex: '0x9', address: at(4), amount: '0x5' }] as const
  const stored = { index: 7, validator: 9, receiver: checksum(at(4)), amount: '5000000000' }
  expect(decoded([], { withdrawals: [...withdrawals] }).block.withdrawals).toEqual([stored])
  expect(decoded([]).block.withdrawals).toEqual([])
  expect(decoded([], { withdrawalsRoot: id(1) }).block.withdrawals).toBeNull()
})
