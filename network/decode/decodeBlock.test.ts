import { type Address, encodeAbiParameters, encodeEventTopics, getAbiItem, type Hash, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { checksum } from './checksum.ts'
import { decodeBlock } from './decodeBlock.ts'
import type { BlockRead, Call, WireBlock, WireLog, WireReceipt, WireTransaction } from './wire.ts'

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

function decoded(
  sent: Parameters<typeof blockOf>[0],
  fields: Partial<WireBlock> = {},
  read: Partial<BlockRead> = {},
) {
  const { block, receipts } = blockOf(sent)
  return decodeBlock({ block: { ...block, ...fields }, receipts, calls: [], traced: true, ...read }, null)
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
  const paid = decoded([], { withdrawals: [...withdrawals] })
  expect(paid.block.withdrawals).toEqual([stored])
  expect(paid.coinChanges).toMatchObject([{ address: checksum(at(4)), delta: 5_000_000_000n }])
  expect(decoded([]).block.withdrawals).toEqual([])
  expect(decoded([], { withdrawalsRoot: id(1) }).block.withdrawals).toBeNull()
})

test('a block keeps every figure that the node gave, and what it left out is unknown', () => {
  const whole = decoded([{}, {}], { totalDifficulty: '0x8', nonce: '0x09', difficulty: '0x4', size: '0x2ff' })
  expect(whole.block).toMatchObject({
    ...{ hash: id(99), number: 5, parentHash: id(98), timestamp: new Date(1_000), miner: checksum(at(3)) },
    ...{ gasUsed: 42_000n, gasLimit: 1_048_575n, baseFeePerGas: 7n, size: 767, difficulty: 4n },
    ...{ totalDifficulty: 8n, nonce: '0x09', extraData: '0x', stateRoot: id(97), consensus: true },
    ...{ transactionsCount: 2, internalTransactionsCount: 0, burntFees: 294_000n, priorityFees: 84_000n },
  })
  const { block, receipts } = blockOf([{}])
  const { baseFeePerGas: _, ...before } = block
  const poor = decodeBlock({ block: before, receipts, calls: [], traced: false }, null)
  expect(poor.block).toMatchObject({
    ...{ baseFeePerGas: null, totalDifficulty: null, nonce: null, internalTransactionsCount: null },
    ...{ burntFees: 0n, priorityFees: 189_000n },
  })
})

test('a transaction keeps every figure of its own and of its receipt', () => {
  const fees = { maxFeePerGas: '0xb', maxPriorityFeePerGas: '0x2', type: '0x2' } as const
  const signature = { v: '0x1', r: '0x2', s: '0x3' } as const
  const transaction = { value: '0x64', nonce: '0x7', ...fees, ...signature } as const
  const [row] = decoded([{ transaction, receipt: { cumulativeGasUsed: '0xffff' } }]).transactions
  expect(row).toMatchObject({
    ...{ hash: id(1), index: 0, from: checksum(at(1)), to: checksum(at(2)), createdContract: null },
    ...{ value: 100n, gasLimit: 21_000n, gasUsed: 21_000n, cumulativeGasUsed: 65_535n, gasPrice: 9n },
    ...{ maxFeePerGas: 11n, maxPriorityFeePerGas: 2n, type: 2, nonce: 7, input: '0x', ...signature },
    ...{ succeeded: true, revertData: null, error: null, methodId: null, method: null },
    ...{ blockNumber: 5, blockHash: id(99), timestamp: new Date(1_000), tokenTransfersCount: 0 },
  })
  expect(row?.kinds).toEqual(['coin_transfer'])
})

test('a transaction without fees of its own has the price that it offered, and no limits', () => {
  const { effectiveGasPrice: _, ...receipt } = blockOf([{}]).receipts[0] as WireReceipt
  const { block } = blockOf([{ transaction: { gasPrice: '0x8' } }])
  const [row] = decodeBlock({ block, receipts: [receipt], calls: [], traced: true }, null).transactions
  expect(row).toMatchObject({
    gasPrice: 8n,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    type: 0,
    v: null,
  })
  expect(row).not.toHaveProperty('maxFeePerBlobGas')
  const free = decodeBlock({ ...blockOf([{}]), receipts: [receipt], calls: [], traced: true }, null)
  expect(free.transactions[0]).toMatchObject({ gasPrice: 0n, r: null, s: null })
})

const deposit = { to: at(5), input: '0xa9059cbb0000' } as const
const outer: Call = {
  ...{
    transactionIndex: 0,
    path: [],
    type: 'call',
    from: at(1),
    to: at(5),
    createdContract: null,
    value: 0n,
  },
  ...{ gasLimit: 0n, gasUsed: 0n, input: '0x', output: '0xbad0', error: 'Reverted' },
}

test('a failed transaction created nothing, and says why by its own call, or by the bytes it returned', () => {
  const failed = { transaction: deposit, receipt: { status: '0x0', contractAddress: at(6) } } as const
  const inner: Call = { ...outer, path: [0], output: '0xbad1', error: 'Out of gas' }
  const [traced] = decoded([failed], {}, { calls: [outer, inner] }).transactions
  expect(traced).toMatchObject({ succeeded: false, createdContract: null, revertData: '0xbad0' })
  expect(traced).toMatchObject({ error: 'Reverted', methodId: '0xa9059cbb', method: 'transfer' })
  const revertData = new Map([[id(1), '0xbad2']] as const)
  const [returned] = decoded([failed], {}, { revertData, traced: false }).transactions
  expect(returned).toMatchObject({ revertData: '0xbad2', error: null })
  expect(decoded([failed]).transactions[0]).toMatchObject({ revertData: null, error: null })
  const [fine] = decoded(
    [{ ...failed, receipt: { status: '0x1' } }],
    {},
    { calls: [outer], revertData },
  ).transactions
  expect(fine).toMatchObject({ succeeded: true, revertData: null, error: null })
})

test('a block whose receipts are of other transactions is refused', () => {
  const { block, receipts } = blockOf([{}, {}])
  const read = { block, calls: [], traced: true }
  for (const wrong of [receipts.toReversed(), receipts.slice(0, 1)])
    expect(() => decodeBlock({ ...read, receipts: wrong }, null)).toThrow('Block 5 came without its receipts')
})

test.each([
  ['a contract', new Map([[at(5), 'contract']] as const), [], true],
  ['a delegation', new Map([[at(5), 'delegation']] as const), [], true],
  ['an account without code', new Map([[at(5), 'none']] as const), [], false],
  [
    'an account without code, beside a creation',
    new Map([[at(5), 'none']] as const),
    [{ ...outer, createdContract: at(6), error: null }],
    false,
  ],
  ['an address that the node does not tell', undefined, [], true],
  [
    'a contract that was destroyed in the block',
    new Map([[at(5), 'none']] as const),
    [{ ...outer, to: null, createdContract: at(5), error: null }],
    true,
  ],
])('a transaction with input to %s', (_, codes, calls, isCall) => {
  const [row] = decoded([{ transaction: deposit }], {}, { ...(codes && { codes }), calls }).transactions
  expect(row).toMatchObject({ methodId: isCall ? '0xa9059cbb' : null })
  expect(row?.kinds).toEqual(isCall ? ['contract_call'] : [])
})

test('a creation is no call, and only contracts are listed as called', () => {
  const codes = new Map([
    [at(5), 'contract'],
    [at(6), 'delegation'],
    [at(7), 'none'],
  ] as const)
  const creation = { to: null, input: '0x6001600255' } as const
  const facts = decoded(
    [{ transaction: creation, receipt: { contractAddress: at(8) } }, {}],
    {},
    { codes, calls: [] },
  )
  expect(facts.calledContracts).toEqual([checksum(at(5))])
  expect(facts.transactions).toMatchObject([
    { kinds: ['contract_creation'], createdContract: checksum(at(8)), methodId: null },
    { kinds: [], methodId: null },
  ])
  expect(decoded([]).calledContracts).toEqual([])
})

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

function transferLog(logIndex: number, token: Address, transaction = 1): WireLog {
  return {
    ...{ address: token, topics: [transferTopic, id(1), id(2)], data: pad('0x9'), logIndex: toHex(logIndex) },
    ...{ transactionHash: id(transaction), transactionIndex: toHex(transaction - 1) },
  }
}

test('logs keep their place and topics, and transfers count for their own transaction', () => {
  const logs = [transferLog(0, at(8)), transferLog(1, at(9))]
  const facts = decoded([{ receipt: { logs } }, { receipt: { logs: [transferLog(2, at(8), 2)] } }, {}])
  expect(facts.logs.map(({ logIndex, transactionIndex }) => [logIndex, transactionIndex])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ])
  expect(facts.logs[1]).toEqual({
    ...{ blockNumber: 5, logIndex: 1, transactionHash: id(1), transactionIndex: 0 },
    ...{ address: checksum(at(9)), topic0: transferTopic, topic1: id(1), topic2: id(2), topic3: null },
    data: pad('0x9'),
  })
  expect(facts.tokenTransfers).toMatchObject([
    { blockNumber: 5, timestamp: new Date(1_000), token: checksum(at(8)), amount: 9n },
    { token: checksum(at(9)) },
    { token: checksum(at(8)), transactionHash: id(2) },
  ])
  expect(facts.transactions.map(({ tokenTransfersCount }) => tokenTransfersCount)).toEqual([2, 1, 0])
  const bare = { ...transferLog(0, at(8)), topics: [] }
  expect(decoded([{ receipt: { logs: [bare] } }]).logs[0]).toMatchObject({ topic0: null, topic1: null })
})

test('a transaction created a token where the contract it created moved tokens, itself or by a call', () => {
  const token = checksum(at(8))
  const inner: Call = { ...outer, path: [0], error: null, createdContract: token }
  const other: Call = { ...inner, transactionIndex: 2, path: [0], createdContract: checksum(at(7)) }
  const creation = { transaction: { to: null }, receipt: { contractAddress: at(9) } } as const
  const logs = [transferLog(0, at(8)), transferLog(1, at(9))]
  const { transactions } = decoded(
    [{ receipt: { logs } }, creation, {}, { ...creation, receipt: { contractAddress: at(7) } }],
    {},
    { calls: [{ ...outer, error: null }, inner, other] },
  )
  const created = transactions.map(({ kinds }) => kinds?.includes('token_creation'))
  expect(created).toEqual([true, true, false, false])
})

test('a market is created in the block’s second, and its token by the transaction', () => {
  const [emitter, pool, token] = [checksum(at(20)), checksum(at(21)), checksum(at(8))]
  const inputs = getAbiItem({ abi: hlpmmEventsAbi, name: 'MarketCreated' }).inputs
  const told = { pool, token, nftId: 1n, creator: at(1), name: 'Tide', symbol: 'TIDE', metadata: '{}' }
  const args = { ...told, virtualReserveUSD: 10n ** 22n, tokenSupply: 10n ** 27n, timestamp: 1n }
  const plain = inputs.filter((input) => !('indexed' in input && input.indexed))
  const log: WireLog = {
    ...transferLog(0, at(20)),
    topics: encodeEventTopics({ abi: hlpmmEventsAbi, eventName: 'MarketCreated', args }) as Hash[],
    data: encodeAbiParameters(plain, plain.map(({ name }) => args[name]) as never),
  }
  const creation: Call = { ...outer, path: [0], error: null, createdContract: token }
  const { block, receipts } = blockOf([{ receipt: { logs: [log] } }, {}])
  const facts = decodeBlock({ block, receipts, calls: [creation], traced: true }, emitter)
  expect(facts.markets.created).toMatchObject([
    { pool, token, createdAtBlock: 5, createdAt: new Date(1_000) },
  ])
  expect(facts.transactions.map(({ kinds }) => kinds)).toEqual([['token_creation'], []])
  expect(decodeBlock({ block, receipts, calls: [], traced: true }, null).markets.created).toEqual([])
})
