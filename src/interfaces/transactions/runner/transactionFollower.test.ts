import { expect, test, vi } from 'vitest'
import { firstHash, request, secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { SentRecord } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach, openTab } from '#interfaces/testing/transactions/openTab.ts'
import { sentenceOf } from './transactionFollower.ts'

const { from: person, to: pool } = request

emptyStorageBeforeEach()

test('a transaction reverted on chain ends as reverted, with its reason', async () => {
  const { runner, reaches, status } = openTab({
    receipt: async (hash) => ({ hash, from: person, block: 12, success: false }),
  })
  const id = runner.start(request)
  await reaches(id, 'reverted')
  expect(status(id)).toMatchObject({ reason: 'Balance too low.', block: 12 })
})

test('a node that fails while waiting makes the outcome unknown, never failed, and sends nothing again', async () => {
  let looks = 0
  const seen: string[] = []
  const { runner, reaches, sends, store } = openTab({
    receipt: async (hash) => {
      if (++looks < 4) throw new Error('No connection.')
      return { hash, from: person, block: 12, success: true }
    },
  })
  store.subscribe(() => seen.push(store.all()[0]?.status.name ?? ''))
  await reaches(runner.start(request), 'confirmed')
  expect(seen).toContain('unknown')
  expect(seen).not.toContain('failed')
  expect(sends).toHaveLength(1)
})

test('a receipt of another account is ignored', async () => {
  let looks = 0
  const seen: string[] = []
  const { runner, reaches, store } = openTab({
    receipt: async (hash) => ({ hash, from: ++looks < 2 ? pool : person, block: 12, success: true }),
  })
  store.subscribe(() => seen.push(store.all()[0]?.status.name ?? ''))
  await reaches(runner.start(request), 'confirmed')
  expect(seen).toContain('unknown')
})

test('a hash that no node knows stays missing, also after a day, and never fails', async () => {
  const { runner, reaches, status, sends } = openTab({
    receipt: async () => null,
    transaction: async () => null,
  })
  const id = runner.start(request)
  await reaches(id, 'missing')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(status(id)?.name).toBe('missing')
  expect(sends).toHaveLength(1)
})

test('the explorer gives the outcome where the node has no receipts', async () => {
  const { runner, reaches } = openTab({
    receipt: async () => undefined,
    transaction: async () => ({ ...inPool, block: 12 }),
    outcome: async () => true,
  })
  await reaches(runner.start(request), 'confirmed')
})

test('a mined transaction without a known outcome is never confirmed', async () => {
  let looks = 0
  const { runner, store } = openTab({
    receipt: async () => undefined,
    transaction: async () => {
      looks++
      return { ...inPool, block: 12 }
    },
  })
  const id = runner.start(request)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(5))
  expect(['pending', 'slow']).toContain(store.get(id)?.status.name)
})

test('a transaction whose block a reorg removes is pending again', async () => {
  let looks = 0
  const seen: string[] = []
  const { runner, store } = openTab({
    receipt: async (hash) => (++looks === 2 ? null : { hash, from: person, block: 12, success: true }),
    inclusion: async () => 'refuted',
  })
  store.subscribe(() => seen.push(store.all()[0]?.status.name ?? ''))
  const id = runner.start(request)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(3))
  expect(seen.join(' ')).toContain('confirmed pending')
  expect(store.get(id)?.status.name).toBe('confirmed')
})

test.each([
  { block: 13, success: true },
  { block: 13, success: false },
  { block: 12, success: false },
])(
  'a transaction that a reorg moved to block $block has the outcome it has there: success $success',
  async (there) => {
    let looks = 0
    const { runner, announced, status } = openTab({
      receipt: async (hash) => ({
        hash,
        from: person,
        ...(++looks === 1 ? { block: 12, success: true } : there),
      }),
    })
    const id = runner.start(request)
    await vi.waitFor(() => expect(announced).toHaveLength(2))
    const { block, success } = there
    expect(status(id)).toMatchObject({ name: success ? 'confirmed' : 'reverted', block })
  },
)

test('a transaction behind a nonce gap is queued until the gap is filled', async () => {
  let count = 5
  const { runner, reaches } = openTab({
    transactionCount: async () => count,
    receipt: async () => null,
  })
  const id = runner.start(request)
  await reaches(id, 'queued')
  count = 7
  await reaches(id, 'pending')
})

const inBlock = { from: person, block: 12, success: true }
const listed = { transaction: { ...inPool, block: 12 }, success: true }
/** Another transaction of the account under the same nonce. */
const inPlace = { ...inPool, hash: secondHash, data: '0x01', block: 13 } as const

test.each<[string, Partial<TransactionDependencies>]>([
  ['cannot be asked', { receipt: () => Promise.reject(new Error('No connection.')) }],
  ['has no receipts any more', { receipt: async () => undefined }],
  ['forgot it, and its block lists it', { inclusion: async () => 'proven' }],
  ['forgot it, and the explorer has it there', { listed: async () => listed }],
  ['forgot it, and the explorer is silent', { listed: () => Promise.reject(new Error('No connection.')) }],
  ['forgot it, and the explorer does not have it', {}],
  [
    'forgot it, and the explorer lists another one whose block has others',
    {
      sentSince: async () => ({ transactions: [inPlace], searchedTo: 13 }),
      inclusion: async (hash) => (hash === secondHash ? 'refuted' : 'unknown'),
    },
  ],
])('a confirmed transaction stays so where the node %s at later looks', async (_, later) => {
  let looks = 0
  const { receipt = async () => null, ...others } = later
  const { runner, reaches, announced, reorged, status } = openTab({
    receipt: async (hash) => (++looks === 1 ? { hash, ...inBlock } : receipt(hash)),
    ...others,
  })
  const id = runner.start(request)
  await reaches(id, 'confirmed')
  await vi.waitFor(() => expect(looks).toBeGreaterThan(2))
  expect(announced).toHaveLength(1)
  expect(reorged).toHaveLength(0)
  expect(status(id)).toEqual({ name: 'confirmed', block: 12 })
})

test.each<[string, Partial<TransactionDependencies>]>([
  [
    'its block has it, and the explorer says that it failed there',
    { inclusion: async () => 'proven', listed: async () => ({ ...listed, success: false }) },
  ],
  [
    'another one of a block has its nonce',
    {
      sentSince: async () => ({ transactions: [inPlace], searchedTo: 13 }),
      inclusion: async (hash) => (hash === secondHash ? 'proven' : 'unknown'),
    },
  ],
  [
    'its block has others, whatever the explorer lists',
    { inclusion: async () => 'refuted', listed: async () => listed },
  ],
  [
    'the explorer has it in another block',
    { listed: async () => ({ ...listed, transaction: { ...inPool, block: 13 } }) },
  ],
])(
  'a transaction that the node no longer has is open again when %s, and that is announced',
  async (_, others) => {
    let looks = 0
    const { runner, announced, reorged, status } = openTab({
      receipt: async (hash) => (++looks === 1 ? { hash, ...inBlock } : null),
      transaction: async (hash) => (looks < 2 ? { ...inPool, hash } : null),
      transactionCount: async () => 7,
      ...others,
    })
    const id = runner.start(request)
    await vi.waitFor(() => expect(reorged).toHaveLength(1))
    expect(announced).toHaveLength(1)
    expect(status(id)?.name).toBe('pending')
  },
)

test('a block is checked after ten seconds, then ever less often, until it is 64 blocks deep', async () => {
  const pauses: number[] = []
  const { runner, reaches } = openTab({
    blockNumber: async () => (pauses.length < 8 ? 75 : 76),
    sleep: async (milliseconds) => {
      pauses.push(milliseconds)
      // The first sleep belongs to the wait for the wallet, which never ends here.
      if (pauses.length === 1) await new Promise(() => undefined)
    },
  })
  await reaches(runner.start(request), 'confirmed')
  await vi.waitFor(() => expect(pauses).toHaveLength(8))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(pauses.slice(1)).toEqual([10_000, 15_000, 22_500, 33_750, 50_625, 60_000, 60_000])
})

test('a new tab checks ended transactions, and announces only those that the chain lost', async () => {
  const first = openTab({ blockNumber: async () => 100 })
  const id = first.runner.start(request)
  await first.reaches(id, 'confirmed')
  const kept = openTab({ blockNumber: async () => 100 })
  kept.runner.resume()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(kept.status(id)).toEqual({ name: 'confirmed', block: 12 })
  const after = openTab({
    receipt: async () => null,
    transaction: async () => null,
    inclusion: async () => 'refuted',
  })
  after.runner.resume()
  await vi.waitFor(() => expect(after.reorged).toHaveLength(1))
  expect([...kept.announced, ...after.announced]).toEqual([])
  expect(after.status(id)?.name).not.toBe('confirmed')
})

test('an old transaction is checked once more when the chain lost blocks', async () => {
  let isThere = true
  const { runner, reaches, reorged } = openTab({
    blockNumber: async () => 1_000,
    receipt: async (hash) => (isThere ? { hash, ...inBlock } : null),
    transaction: async (hash) => (isThere ? { ...inPool, hash } : null),
    inclusion: async () => 'refuted',
  })
  await reaches(runner.start(request), 'confirmed')
  await new Promise((resolve) => setTimeout(resolve, 20))
  isThere = false
  expect(reorged).toHaveLength(0)
  runner.recheckAll()
  await vi.waitFor(() => expect(reorged).toHaveLength(1))
})

test('a reverted transaction stays reverted at later looks', async () => {
  let looks = 0
  const failed = openTab({
    receipt: async (hash) => {
      looks++
      return { hash, from: person, block: 12, success: false }
    },
  })
  await failed.reaches(failed.runner.start(request), 'reverted')
  await vi.waitFor(() => expect(looks).toBeGreaterThan(2))
  expect(failed.announced).toHaveLength(1)
  expect(failed.reorged).toHaveLength(0)
})

test('each failure of the node doubles the pause before the next look', async () => {
  const pauses: number[] = []
  let looks = 0
  const { runner, reaches } = openTab({
    sleep: async (milliseconds) => {
      if (milliseconds < 60_000) pauses.push(milliseconds)
      else await new Promise(() => undefined)
    },
    receipt: async (hash) => {
      if (++looks <= 3) throw new Error('No connection.')
      return { hash, from: person, block: 12, success: true }
    },
  })
  await reaches(runner.start(request), 'confirmed')
  expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000])
})

const lasting: Partial<TransactionDependencies> = { inclusion: async () => 'proven' }
const day = 24 * 3_600_000

/** A tab that knows a transaction which ended long ago, and the receipts that it asked for. */
function visited(age: number) {
  const asked = vi.fn(async () => null)
  const now = 1_000_000_000
  const tab = openTab({ ...lasting, now: () => now, blockNumber: async () => 100, receipt: asked })
  tab.store.put(sentRecord({ sentAt: now - age, status: { name: 'confirmed', block: 12 } }))
  return { ...tab, asked }
}

test('a transaction is checked on a visit within a day, and not after it', async () => {
  const young = visited(day)
  young.runner.resume()
  await vi.waitFor(() => expect(young.asked).toHaveBeenCalledOnce())
  const old = visited(day + 1)
  old.runner.resume()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(old.asked).not.toHaveBeenCalled()
})

test.each<SentRecord['status']>([
  { name: 'confirmed', block: 12 },
  { name: 'reverted', block: 12, reason: 'No.' },
  { name: 'cancelled', by: secondHash, block: 12 },
  { name: 'replaced', by: secondHash, block: 12 },
])('a transaction that a visit finds $name is checked in its block', async (status) => {
  const inclusion = vi.fn<TransactionDependencies['inclusion']>(async () => 'proven')
  const { runner, store } = openTab({ inclusion, receipt: async () => null, blockNumber: async () => 100 })
  store.put(sentRecord({ sentAt: 1_000_000, status }))
  runner.resume()
  await vi.waitFor(() => expect(inclusion).toHaveBeenCalledOnce())
  expect(inclusion.mock.calls[0]).toEqual(['by' in status ? secondHash : firstHash, 12])
})

test('a transaction without an end on the chain is not checked', async () => {
  const locks: string[] = []
  const { runner, store } = openTab({
    withLock: async (name) => {
      locks.push(name)
    },
  })
  store.put({ ...newRecord(request, 'one'), status: { name: 'rejected' } })
  runner.resume()
  expect(locks).toEqual([])
})

test.each<[string, Partial<TransactionDependencies>]>([
  ['the newest block is unknown', { blockNumber: () => Promise.reject(new Error('No connection.')) }],
  ['nothing proves it any more', { inclusion: async () => 'unknown' }],
])('a block is checked until the transaction is a day old where %s', async (_, chain) => {
  let now = 1_000_000
  const pauses: number[] = []
  const { runner, reaches } = openTab({
    ...lasting,
    blockNumber: async () => 1_000,
    receipt: async (hash) => (pauses.length < 2 ? { hash, ...inBlock } : null),
    now: () => now,
    ...chain,
    sleep: async (milliseconds) => {
      pauses.push(milliseconds)
      if (pauses.length === 1) await new Promise(() => undefined)
      if (pauses.length === 4) now += day
      if (pauses.length === 5) now += 1
    },
  })
  await reaches(runner.start(request), 'confirmed')
  await vi.waitFor(() => expect(pauses).toHaveLength(5))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(pauses.slice(1)).toEqual([10_000, 15_000, 22_500, 33_750])
})

test('a transaction that the person removed is not followed further', async () => {
  let looks = 0
  const waiting = openTab({
    receipt: async () => {
      looks++
      return null
    },
  })
  const id = waiting.runner.start(request)
  await waiting.reaches(id, 'pending')
  waiting.store.forget(id)
  await new Promise((resolve) => setTimeout(resolve, 10))
  const before = looks
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(looks).toBe(before)
  expect(waiting.announced).toEqual([])

  const naps: (() => void)[] = []
  const asked = vi.fn(async () => 'proven' as const)
  const ended = openTab({ inclusion: asked, sleep: () => new Promise((resolve) => naps.push(resolve)) })
  const gone = ended.runner.start(request)
  await ended.reaches(gone, 'confirmed')
  // The first sleep belongs to the wait for the wallet, the second to the check of the block.
  await vi.waitFor(() => expect(naps).toHaveLength(2))
  ended.store.forget(gone)
  naps[1]?.()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(asked).not.toHaveBeenCalled()
  expect(naps).toHaveLength(2)
})

test('each transaction is followed and checked under a lock of its own', async () => {
  const locks: string[] = []
  const { runner, store } = openTab({
    withLock: async (name) => {
      locks.push(name)
    },
  })
  store.put(sentRecord({ sentAt: 1_000_000 }))
  store.put(sentRecord({ id: 'two', sentAt: 1_000_000, status: { name: 'confirmed', block: 12 } }))
  runner.resume()
  expect(new Set(locks)).toEqual(new Set(['transaction:one', 'transaction:two']))
})

test.each<[string, string, Partial<TransactionDependencies>]>([
  ['knows is slow', 'slow', {}],
  [
    'does not know is missing, also while its replacement is searched',
    'missing',
    {
      transaction: async () => null,
      transactionCount: async () => undefined,
      sentSince: async () => ({ transactions: [], searchedTo: 13 }),
    },
  ],
])('a transaction that the node %s after three minutes', async (_, name, chain) => {
  const { runner, store, status } = openTab({
    now: () => 1_000_000,
    sleep: () => new Promise(() => undefined),
    receipt: async () => null,
    ...chain,
  })
  store.put(sentRecord({ sentAt: 1_000_000 - 180_001, firstNonce: 7 }))
  runner.resume()
  await vi.waitFor(() => expect(status('one')?.name).toBe(name))
})

test('the next look comes after a second while blocks are searched, later where none is left', async () => {
  const pauses: number[] = []
  let searchedTo = 11
  const { runner, store } = openTab({
    now: () => 1_000_000,
    sleep: async (milliseconds) => {
      pauses.push(milliseconds)
      if (pauses.length === 3) await new Promise(() => undefined)
      searchedTo = 12
    },
    receipt: async () => null,
    transaction: async () => null,
    transactionCount: async () => 8,
    sentSince: async () => ({ transactions: [], searchedTo }),
  })
  store.put(sentRecord({ sentAt: 400_000, nonce: 7 }))
  runner.resume()
  await vi.waitFor(() => expect(pauses).toEqual([1_000, 1_000, 10_000]))
})

test('sentenceOf gives the message of an error, up to 300 characters, and else says that something went wrong', () => {
  expect(sentenceOf(new Error('No connection.'))).toBe('No connection.')
  expect(sentenceOf(new Error('x'.repeat(301)))).toBe('x'.repeat(300))
  for (const cause of [new Error(''), 'No connection.', null])
    expect(sentenceOf(cause)).toBe('Something went wrong.')
})
