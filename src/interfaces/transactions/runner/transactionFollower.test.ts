import { expect, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach, openTab } from '#interfaces/testing/transactions/openTab.ts'

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

test('a hash that nobody ever sees is missing, for a day and more: nothing says that it will not arrive', async () => {
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

test('a node without receipts is enough: the explorer says how it ended', async () => {
  const { runner, reaches } = openTab({
    receipt: async () => undefined,
    transaction: async () => ({ ...inPool, block: 12 }),
    outcome: async () => true,
  })
  await reaches(runner.start(request), 'confirmed')
})

test('mined without a known outcome is never a success', async () => {
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
])('a transaction that a reorg put elsewhere ends as it did there: $block $success', async (there) => {
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
})

test('a transaction behind a gap of nonces is said to wait for an earlier one, until that is there', async () => {
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

test.each([
  ['cannot be asked', () => Promise.reject(new Error('No connection.'))],
  ['has no receipts any more', async () => undefined],
])('a confirmed transaction stays so where the node %s at the second look', async (_, second) => {
  let looks = 0
  const { runner, reaches, announced, status } = openTab({
    receipt: async (hash) => (++looks === 1 ? { hash, from: person, block: 12, success: true } : second()),
  })
  const id = runner.start(request)
  await reaches(id, 'confirmed')
  await vi.waitFor(() => expect(looks).toBe(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(looks).toBe(2)
  expect(announced).toHaveLength(1)
  expect(status(id)).toEqual({ name: 'confirmed', block: 12 })
})

test('a block is looked at a second time after ten seconds', async () => {
  const pauses: number[] = []
  const { runner, reaches } = openTab({
    sleep: async (milliseconds) => {
      if (milliseconds < 60_000) pauses.push(milliseconds)
      else await new Promise(() => undefined)
    },
  })
  await reaches(runner.start(request), 'confirmed')
  await vi.waitFor(() => expect(pauses).toEqual([10_000]))
})

test('a reverted transaction stays reverted at the second look', async () => {
  let looks = 0
  const failed = openTab({
    receipt: async (hash) => {
      looks++
      return { hash, from: person, block: 12, success: false }
    },
  })
  await failed.reaches(failed.runner.start(request), 'reverted')
  await vi.waitFor(() => expect(looks).toBe(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(failed.announced).toHaveLength(1)
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
