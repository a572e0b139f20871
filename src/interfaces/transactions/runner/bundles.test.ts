import { expect, test, vi } from 'vitest'
import { firstHash, request } from '#domain/testing/sampleRecord.ts'
import type { SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach, openTab } from '#interfaces/testing/transactions/openTab.ts'

const { from: person } = request

emptyStorageBeforeEach()

const together = {
  ...request,
  approval: { to: request.asset, data: '0x095ea7b3', isAtomic: true },
} as const

/** A wallet that accepts requests for several calls and sends them in one transaction of the account. */
function bundling(state: { code: number }) {
  const bundle: SeenTransaction = { ...inPool, to: person, data: '0xe9ae5c53', block: 12 }
  return {
    send: async (_: unknown, calls: string | null) => ({ calls: String(calls) }),
    callsStatus: async () => ({ code: state.code, hashes: state.code === 100 ? [] : [firstHash] }),
    transaction: async () => bundle,
    takenBy: async () => BigInt(request.amount),
  }
}

test('a request of several calls survives a reload before there is a hash, and is confirmed by the chain', async () => {
  const state = { code: 100 }
  const before = openTab(bundling(state))
  const id = before.runner.start(together)
  await before.reaches(id, 'handed')
  const name = before.store.get(id)?.calls
  expect(name, 'the id that the app chose before it asked').toMatch(/^0x[0-9a-f]{64}$/)
  const after = openTab(bundling(state))
  expect(after.store.get(id)).toMatchObject({ hash: null, calls: name, status: { name: 'handed' } })
  after.runner.resume()
  state.code = 200
  await after.reaches(id, 'confirmed')
  expect(after.store.get(id)?.hash).toBe(firstHash)
  expect([before.sends, after.sends].map(({ length }) => length)).toEqual([1, 0])
})

test('a request whose answer was lost in a reload is found by its id', async () => {
  const before = openTab({ send: () => new Promise(() => undefined) })
  const id = before.runner.start(together)
  await before.reaches(id, 'signing')
  const name = before.store.get(id)?.calls
  const asked: string[] = []
  const after = openTab({
    ...bundling({ code: 200 }),
    callsStatus: async (_, calls) => {
      asked.push(calls)
      return { code: 200, hashes: [firstHash] }
    },
  })
  after.runner.resume()
  await after.reaches(id, 'confirmed')
  expect(new Set(asked)).toEqual(new Set([name]))
})

test('a request stays open while the wallet cannot be reached, and the wallet is asked again', async () => {
  const state = { isThere: false }
  const { runner, reaches } = openTab({
    ...bundling({ code: 200 }),
    callsStatus: async () => {
      if (!state.isThere) throw new Error('The wallet is not connected.')
      return { code: 200, hashes: [firstHash] }
    },
  })
  const id = runner.start(together)
  await reaches(id, 'unanswered')
  state.isThere = true
  await reaches(id, 'confirmed')
})

test('a reorg under a bundle asks the wallet again', async () => {
  let isInBlock = true
  const asked: number[] = []
  const announced: string[] = []
  const { runner } = openTab({
    ...bundling({ code: 200 }),
    callsStatus: async () => {
      asked.push(announced.length)
      isInBlock = true
      return { code: 200, hashes: [firstHash] }
    },
    settled: ({ status }) => {
      announced.push(status.name)
      if (announced.length === 1) isInBlock = false
    },
    receipt: async (hash) => (isInBlock ? { hash, from: person, block: 12, success: true } : null),
    inclusion: async () => (isInBlock ? 'proven' : 'refuted'),
  })
  runner.start(together)
  await vi.waitFor(() => expect(announced).toEqual(['confirmed', 'confirmed']))
  expect(asked).toContain(1)
})

test('calls that failed inside a successful transaction stay failed at later looks', async () => {
  let looks = 0
  const { runner, reaches, announced } = openTab({
    ...bundling({ code: 500 }),
    takenBy: async () => null,
    receipt: async (hash) => {
      looks++
      return { hash, from: person, block: 12, success: true }
    },
  })
  const id = runner.start(together)
  await reaches(id, 'reverted')
  await vi.waitFor(() => expect(looks).toBeGreaterThan(2))
  expect(announced).toHaveLength(1)
})
