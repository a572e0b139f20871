import { expect, test } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import type { CallsStatus, SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { pollCalls } from './pollCalls.ts'

/* What is said of an approval and a deposit that a wallet took over as one request. */

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

test('as long as the wallet says that it waits, so is said, and after some minutes the person is free', async () => {
  expect(await look({ said: { code: 100, hashes: [] } })).toEqual([{ type: 'answered' }])
  expect(await look({ said: { code: 100, hashes: [] }, age: 200_000 })).toEqual(unanswered)
})

test('of one transaction for each call the deposit itself is followed', async () => {
  const said = ok(firstHash, secondHash)
  expect(await look({ said, onChain: [approving, deposit] })).toEqual([
    { type: 'sent', hash: secondHash, at: record.sentAt },
  ])
})

test('calls in one transaction are confirmed by the tokens it took from the account', async () => {
  const confirmed = { type: 'bundled', hash: firstHash, outcome: { name: 'confirmed', block: 12 } }
  expect(await look({ said: ok(firstHash), onChain: [bundle], taken: 25_000_000n })).toEqual([confirmed])
})

test.each([
  ['took nothing from the account', { taken: null }],
  ['took less', { taken: 24_999_999n }],
  ['gave tokens to the account', { taken: -25_000_000n }],
  ['was in a block before', { taken: 25_000_000n, block: 10 }],
])('a wallet that says "done" of a transaction that %s is not believed', async (_, rest) => {
  expect(await look({ said: ok(firstHash), onChain: [bundle], ...rest })).toEqual(unanswered)
})

test('a wallet that names the transaction of another record is not believed', async () => {
  expect(
    await look({ said: ok(firstHash), onChain: [bundle], taken: 25_000_000n, others: [firstHash] }),
  ).toEqual(unanswered)
})

test('a transaction nobody knows yet is waited for', async () => {
  expect(await look({ said: ok(firstHash) })).toEqual([{ type: 'answered' }])
})

test('a failed transaction of the account is a failure, one of somebody else proves nothing', async () => {
  const said = { code: 500, hashes: [firstHash] }
  const [event] = await look({ said, onChain: [bundle], success: false })
  expect(event).toMatchObject({ type: 'bundled', outcome: { name: 'reverted', block: 12 } })
  const foreign = { ...bundle, from: token, to: token }
  expect(await look({ said, onChain: [foreign], success: false })).toEqual(unanswered)
})

test('calls that failed inside a transaction that went through have failed', async () => {
  const [event] = await look({ said: { code: 500, hashes: [firstHash] }, onChain: [bundle] })
  expect(event).toMatchObject({ type: 'bundled', outcome: { name: 'reverted' } })
})

test('a bundle whose approval went through without its deposit fails, and says so', async () => {
  expect(await look({ said: { code: 600, hashes: [firstHash] }, onChain: [approving] })).toEqual([
    { type: 'failed', reason: 'The approval went through; what it was for was not sent.' },
  ])
})

test('a wallet that did not send it says so, and is not believed where the chain has it', async () => {
  const said = { code: 400, hashes: [] }
  expect(await look({ said })).toEqual([
    { type: 'failed', reason: 'Your wallet says that it did not send this.' },
  ])
  expect(await look({ said, found: [deposit] })).toEqual([
    { type: 'sent', hash: secondHash, at: record.sentAt },
  ])
})

test('a wallet that forgot the request proves nothing, and the chain is searched', async () => {
  expect(await look({ said: null })).toEqual(unanswered)
  expect(await look({ said: null, found: [deposit] })).toMatchObject([{ type: 'sent', hash: secondHash }])
  expect(await look({ said: { code: 500, hashes: [] } })).toEqual(unanswered)
})
