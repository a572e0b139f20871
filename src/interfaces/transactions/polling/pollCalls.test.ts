import { expect, test } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import type {
  CallsReader,
  CallsStatus,
  SeenTransaction,
} from '#domain/transactions/transactionDependencies.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { pollCalls } from './pollCalls.ts'

/* The events of an approval and a deposit that a wallet accepted as one request. */

const token = request.asset
const approval = {
  to: token,
  data: `0x095ea7b3${'0'.repeat(62)}aa${'0'.repeat(64)}`,
  isAtomic: true,
} as const
const record: TransactionRecord = {
  ...newRecord({ ...request, approval }, 'one'),
  calls: '0x12',
  sentAt: 1_000_000,
  sentBlock: 10,
  firstNonce: 7,
  status: { name: 'handed' },
}

const deposit: SeenTransaction = { ...inPool, hash: secondHash, nonce: 8, block: 12 }
const approving: SeenTransaction = { ...inPool, hash: firstHash, to: token, data: approval.data, block: 12 }
/** The wallet's own transaction around the calls, of an account with code. */
const bundle: SeenTransaction = {
  ...inPool,
  hash: firstHash,
  to: request.from,
  data: '0xe9ae5c53',
  block: 12,
}

type Setting = {
  said?: CallsStatus | null
  onChain?: readonly SeenTransaction[]
  found?: readonly SeenTransaction[]
  success?: boolean
  taken?: bigint | null
  block?: number
  age?: number
  others?: readonly Hash[]
}

function look({ said = null, onChain = [], found = [], success = true, taken = null, ...rest }: Setting) {
  const { block = 12, age = 0, others = [] } = rest
  const { dependencies } = fakeChain({
    callsStatus: async () => said,
    transaction: async (hash) => onChain.find((each) => each.hash === hash) ?? null,
    receipt: async (hash) =>
      onChain.some((each) => each.hash === hash) ? { hash, from: request.from, block, success } : null,
    sentSince: async () => ({ transactions: found, searchedTo: 12 }),
    takenBy: async () => taken,
    now: () => record.sentAt + age,
  })
  return pollCalls(record, dependencies, new Set(others))
}

const ok = (...hashes: Hash[]): CallsStatus => ({ code: 200, hashes })
const unanswered = [{ type: 'unanswered' }]

test('a pending request is answered, and unanswered after three minutes', async () => {
  expect(await look({ said: { code: 100, hashes: [] } })).toEqual([{ type: 'answered' }])
  expect(await look({ said: { code: 100, hashes: [] }, age: 200_000 })).toEqual(unanswered)
})

test('the deposit’s own transaction is followed where the wallet sent one for each call', async () => {
  const said = ok(firstHash, secondHash)
  expect(await look({ said, onChain: [approving, deposit] })).toEqual([
    { type: 'sent', hash: secondHash, at: record.sentAt },
  ])
})

test('calls in one transaction are confirmed by the tokens that left the account', async () => {
  const confirmed = { type: 'bundled', hash: firstHash, outcome: { name: 'confirmed', block: 12 } }
  expect(await look({ said: ok(firstHash), onChain: [bundle], taken: 25_000_000n })).toEqual([confirmed])
})

test.each([
  ['took nothing from the account', { taken: null }],
  ['took less', { taken: 24_999_999n }],
  ['gave tokens to the account', { taken: -25_000_000n }],
  ['was in a block before', { taken: 25_000_000n, block: 10 }],
])('a wallet’s success is ignored for a transaction that %s', async (_, rest) => {
  expect(await look({ said: ok(firstHash), onChain: [bundle], ...rest })).toEqual(unanswered)
})

test('a request for no tokens is not confirmed by a transaction that moved none', async () => {
  const { dependencies } = fakeChain({
    callsStatus: async () => ok(firstHash),
    transaction: async () => bundle,
  })
  expect(await pollCalls({ ...record, amount: '0' }, dependencies, new Set())).toEqual(unanswered)
})

test('a wallet’s success is ignored where it names the transaction of another record', async () => {
  expect(
    await look({ said: ok(firstHash), onChain: [bundle], taken: 25_000_000n, others: [firstHash] }),
  ).toEqual(unanswered)
})

test('a named transaction that nobody knows keeps the request answered', async () => {
  expect(await look({ said: ok(firstHash) })).toEqual([{ type: 'answered' }])
})

test('a failed transaction reverts the request only when the account sent it', async () => {
  const said = { code: 500, hashes: [firstHash] }
  const [event] = await look({ said, onChain: [bundle], success: false })
  expect(event).toMatchObject({ type: 'bundled', outcome: { name: 'reverted', block: 12 } })
  const foreign = { ...bundle, from: token, to: token }
  expect(await look({ said, onChain: [foreign], success: false })).toEqual(unanswered)
})

test('a request reverts when its calls failed inside a successful transaction', async () => {
  const [event] = await look({ said: { code: 500, hashes: [firstHash] }, onChain: [bundle] })
  expect(event).toMatchObject({ type: 'bundled', outcome: { name: 'reverted' } })
})

test('a request fails with a reason when only its approval went through, lowered in the wallet or not', async () => {
  const lowered: SeenTransaction = { ...approving, data: `0x${approval.data.slice(2, -1)}1` }
  for (const signed of [approving, lowered])
    expect(await look({ said: { code: 600, hashes: [firstHash] }, onChain: [signed] })).toEqual([
      { type: 'failed', reason: 'The approval went through; what it was for was not sent.' },
    ])
})

test('a wallet’s "not sent" fails the request, except where the chain has the deposit', async () => {
  const said = { code: 400, hashes: [] }
  expect(await look({ said })).toEqual([
    { type: 'failed', reason: 'Your wallet says that it did not send this.' },
  ])
  expect(await look({ said, found: [deposit] })).toEqual([
    { type: 'sent', hash: secondHash, at: record.sentAt },
  ])
})

test('a request that the wallet forgot is searched on the chain', async () => {
  expect(await look({ said: null })).toEqual(unanswered)
  expect(await look({ said: null, found: [deposit] })).toMatchObject([{ type: 'sent', hash: secondHash }])
  expect(await look({ said: { code: 500, hashes: [] } })).toEqual(unanswered)
})

test.each([
  [199, [], [{ type: 'answered' }]],
  [200, [], unanswered],
  [399, [], unanswered],
  [400, [], [{ type: 'failed', reason: 'Your wallet says that it did not send this.' }]],
  [499, [firstHash], [{ type: 'failed', reason: 'Your wallet says that it did not send this.' }]],
  [500, [], unanswered],
] as const)('a wallet that says %d of no transaction on the chain', async (code, hashes, events) => {
  expect(await look({ said: { code, hashes } })).toEqual(events)
})

test('a request without an id at the wallet is searched on the chain only', async () => {
  const { dependencies } = fakeChain({
    callsStatus: () => Promise.reject(new Error('Asked the wallet.')),
    sentSince: async () => ({ transactions: [deposit], searchedTo: 12 }),
  })
  expect(await pollCalls({ ...record, calls: null }, dependencies, new Set())).toMatchObject([
    { type: 'sent', hash: secondHash },
  ])
})

test('a node’s answer with another transaction than the wallet named proves nothing', async () => {
  const { dependencies } = fakeChain({
    callsStatus: async () => ok(firstHash),
    transaction: async () => deposit,
    receipt: async () => null,
  })
  expect(await pollCalls(record, dependencies, new Set())).toEqual([{ type: 'answered' }])
})

test.each<[string, Partial<CallsReader>]>([
  ['receipt', { receipt: async () => null, transaction: async () => bundle }],
  ['transaction', { transaction: async () => null }],
])('a bundle is not ended while the node does not know its %s', async (_, chain) => {
  const { dependencies } = fakeChain({
    ...chain,
    callsStatus: async () => ok(firstHash),
    now: () => record.sentAt,
  })
  expect(await pollCalls(record, dependencies, new Set())).toEqual([{ type: 'answered' }])
})

test.each([
  ['sent by the account', { from: request.from, to: token }],
  ['sent to the account', { from: token, to: request.from }],
])('a failed transaction %s reverts the request', async (_, changes) => {
  const said = { code: 500, hashes: [firstHash] }
  const [event] = await look({ said, onChain: [{ ...bundle, ...changes }], success: false })
  expect(event).toEqual({
    type: 'bundled',
    hash: firstHash,
    outcome: {
      name: 'reverted',
      block: 12,
      reason: 'Its calls failed inside the transaction of your wallet.',
    },
  })
})

test.each([
  ['says "failed" while tokens moved', 500, 1n],
  ['says "done" while none moved', 200, null],
])('a successful transaction does not revert the request where the wallet %s', async (_, code, taken) => {
  const said = { code, hashes: [firstHash] }
  expect(await look({ said, onChain: [bundle], taken })).toEqual(unanswered)
})

test('token logs of a failed transaction do not confirm the request', async () => {
  const [event] = await look({ said: ok(firstHash), onChain: [bundle], success: false, taken: 25_000_000n })
  expect(event).toMatchObject({ outcome: { name: 'reverted' } })
})

test('a failed approval reverts the request and is not reported as gone through', async () => {
  const said = { code: 500, hashes: [firstHash] }
  const [event] = await look({ said, onChain: [approving], success: false })
  expect(event).toMatchObject({ type: 'bundled', outcome: { name: 'reverted' } })
})

test('the wallet’s last transaction counts, in any block where the first block is unknown', async () => {
  const thirdHash = `0x${'33'.repeat(32)}` as const
  const said = ok(thirdHash, firstHash)
  const { dependencies } = fakeChain({
    callsStatus: async () => said,
    transaction: async (hash) => (hash === firstHash ? bundle : { ...bundle, hash, from: token, to: token }),
    receipt: async (hash) => ({ hash, from: request.from, block: 3, success: true }),
    takenBy: async (hash) => (hash === firstHash ? 25_000_000n : null),
  })
  expect(await pollCalls({ ...record, sentBlock: null }, dependencies, new Set())).toMatchObject([
    { type: 'bundled', hash: firstHash, outcome: { name: 'confirmed', block: 3 } },
  ])
})

/** A node that pruned all blocks, beside an explorer that has one transaction. */
function forgetful(transaction: SeenTransaction, success: boolean | null, others: Partial<CallsReader> = {}) {
  return fakeChain({
    callsStatus: async () => ok(transaction.hash),
    transaction: async () => null,
    receipt: async () => null,
    listed: async () => ({ transaction: { ...transaction, block: 12 }, success }),
    now: () => record.sentAt,
    ...others,
  }).dependencies
}

test('a deposit that only the explorer still has is followed', async () => {
  expect(await pollCalls(record, forgetful(deposit, true), new Set())).toEqual([
    { type: 'sent', hash: secondHash, at: record.sentAt },
  ])
})

test.each([
  ['confirmed by what it moved', true, 25_000_000n, 'confirmed'],
  ['failed by its status', false, null, 'reverted'],
])('a bundle that only the explorer still has is %s', async (_, success, taken, name) => {
  const chain = forgetful(bundle, success, { takenBy: async () => taken })
  expect(await pollCalls(record, chain, new Set())).toMatchObject([
    { type: 'bundled', hash: firstHash, outcome: { name, block: 12 } },
  ])
})

test.each<[string, boolean | null, Partial<CallsReader>]>([
  ['has it without an outcome', null, {}],
  ['does not answer', true, { listed: () => Promise.reject(new Error('No connection.')) }],
  ['lists it in a block that has others', true, { inclusion: async () => 'refuted' }],
])('a bundle that the node pruned is not ended when the explorer %s', async (_, success, others) => {
  expect(await pollCalls(record, forgetful(bundle, success, others), new Set())).toEqual([
    { type: 'answered' },
  ])
})
