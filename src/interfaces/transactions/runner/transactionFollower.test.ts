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
