import { expect, test, vi } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type {
  SeenTransaction,
  TransactionDependencies,
} from '#domain/transactions/transactionDependencies.ts'
import { inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach, openTab } from '#interfaces/testing/transactions/openTab.ts'

const { from: person, to: pool } = request

const thirdHash = `0x${'33'.repeat(32)}` as const
const fourthHash = `0x${'44'.repeat(32)}` as const

emptyStorageBeforeEach()

/** The account's count: one number at the click, another from then on. */
function grows(before: number, after: number) {
  let asked = 0
  return async () => (++asked === 1 ? before : after)
}

/** The hash is seen once, then gone, and its nonce is used. */
function replacedBy(other: Partial<SeenTransaction>) {
  let looks = 0
  const replacement = { ...inPool, block: 12, hash: secondHash, ...other }
  return {
    receipt: async (hash: typeof firstHash) =>
      hash === secondHash ? { hash, from: person, block: 12, success: true } : null,
    transaction: async (hash) => (hash === secondHash ? replacement : ++looks === 1 ? inPool : null),
    transactionCount: async () => (looks === 0 ? 7 : 8),
    sentSince: async () => ({ transactions: [replacement], searchedTo: 12 }),
  } as Partial<TransactionDependencies>
}

test('a sped up transaction is followed under its new hash', async () => {
  const { runner, reaches, store } = openTab(replacedBy({}))
  const id = runner.start(request)
  await reaches(id, 'confirmed')
  expect(store.get(id)?.hash).toBe(secondHash)
})

test('a cancelled transaction is cancelled, not successful', async () => {
  const { runner, reaches, status } = openTab(replacedBy({ to: person, data: '0x' }))
  const id = runner.start(request)
  await reaches(id, 'cancelled')
  expect(status(id)).toMatchObject({ by: secondHash })
})

test('another transaction with the same nonce is a replacement', async () => {
  const { runner, reaches } = openTab(replacedBy({ data: '0x01' }))
  await reaches(runner.start(request), 'replaced')
})

test.each<[string, Partial<TransactionDependencies>]>([
  ['its block has others', { receipt: async () => null, inclusion: async () => 'refuted' }],
  [
    'the replaced one is in a block',
    {
      receipt: async (hash) =>
        hash === secondHash ? null : { hash, from: person, block: 14, success: true },
      inclusion: async (_, block) => (block === 14 ? 'proven' : 'unknown'),
    },
  ],
])('a replacement that a reorganisation took away is none any more where %s', async (_, after) => {
  let isUndone = false
  const before = replacedBy({ data: '0x01' })
  const { runner, reaches, reorged, status } = openTab({
    ...before,
    receipt: async (hash) => (isUndone ? after : before).receipt?.(hash) ?? null,
    transaction: async (hash) => (isUndone ? { ...inPool, hash } : (before.transaction?.(hash) ?? null)),
    inclusion: async (...asked) => (isUndone ? after.inclusion?.(...asked) : null) ?? 'unknown',
  })
  const id = runner.start(request)
  await reaches(id, 'replaced')
  expect(status(id)).toEqual({ name: 'replaced', by: secondHash, block: 12 })
  isUndone = true
  runner.recheckAll()
  await vi.waitFor(() => expect(reorged).toHaveLength(1))
  expect(status(id)?.name).not.toBe('replaced')
})

test('a replacement stays one where neither node nor explorer has it any more', async () => {
  let looks = 0
  const { runner, reaches, reorged, status } = openTab({
    ...replacedBy({ data: '0x01' }),
    receipt: async () => {
      looks++
      return null
    },
  })
  const id = runner.start(request)
  await reaches(id, 'replaced')
  const before = looks
  runner.recheckAll()
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reorged).toHaveLength(0)
  expect(status(id)?.name).toBe('replaced')
})

test('a transaction whose nonce is used stays superseded while no replacement is found, and never ends as dropped', async () => {
  let searches = 0
  const { runner, reaches, status, store } = openTab({
    ...replacedBy({}),
    sentSince: async () => {
      searches++
      return { transactions: [], searchedTo: 10 + searches }
    },
  })
  const id = runner.start(request)
  await reaches(id, 'superseded')
  await vi.waitFor(() => expect(searches).toBeGreaterThan(200), 20_000)
  expect(status(id)?.name).toBe('superseded')
  expect(store.get(id)?.searchedTo).toBeGreaterThan(200)
}, 30_000)

test('a repriced transaction whose first hash the node never saw is found by its call', async () => {
  const twin = { ...inPool, hash: secondHash, block: 12 }
  const { runner, reaches, store } = openTab({
    receipt: async (hash) => (hash === secondHash ? { hash, from: person, block: 12, success: true } : null),
    transaction: async (hash) => (hash === secondHash ? twin : null),
    transactionCount: grows(7, 8),
    sentSince: async () => ({ transactions: [twin], searchedTo: 12 }),
  })
  const id = runner.start(request)
  await reaches(id, 'confirmed')
  expect(store.get(id)?.hash).toBe(secondHash)
})

/** The node does not know the hash; another transaction of the account is in a block. */
function unseen(other: SeenTransaction): Partial<TransactionDependencies> {
  return {
    receipt: async () => null,
    transaction: async () => null,
    transactionCount: grows(7, 8),
    sentSince: async () => ({ transactions: [other], searchedTo: 13 }),
  }
}

test.each([
  ['an empty transaction to oneself', { to: person, data: '0x' }, true],
  ['another call', { data: '0x01' }, false],
] as const)(
  'a transaction that the node never saw may be replaced by %s, and keeps its record open',
  async (_, changes, isEmpty) => {
    const other = { ...inPool, hash: secondHash, block: 12, ...changes }
    const { runner, reaches, status, store, announced } = openTab(unseen(other))
    const id = runner.start(request)
    await reaches(id, 'possibleReplacement')
    expect(status(id)).toEqual({ name: 'possibleReplacement', by: secondHash, isEmpty })
    await vi.waitFor(() => expect(store.get(id)?.searchedTo).toBe(13))
    expect(announced).toEqual([])
  },
)

test('a possibly replaced transaction that arrives after all is confirmed', async () => {
  const other = { ...inPool, hash: secondHash, block: 12, to: person, data: '0x' } as const
  let isKnown = false
  const { runner, reaches } = openTab({
    ...unseen(other),
    receipt: async (hash) => (isKnown ? { hash, from: person, block: 14, success: true } : null),
    transaction: async (hash) => (isKnown ? { ...inPool, hash, nonce: 8 } : null),
  })
  const id = runner.start(request)
  await reaches(id, 'possibleReplacement')
  isKnown = true
  await reaches(id, 'confirmed')
})

test.each([
  ['another account', { from: pool }],
  ['another call', { data: '0xabcd00' }],
  ['an earlier block', { nonce: 3, block: 4 }],
] as const)('a hash of %s is not taken for the transaction, whose own is found', async (_, changes) => {
  const own = { ...inPool, hash: secondHash, block: 12 }
  let looks = 0
  const { runner, reaches, store } = openTab({
    transaction: async (hash) => (hash === secondHash ? own : { ...inPool, hash, ...changes }),
    transactionCount: grows(7, 8),
    sentSince: async () => ({ transactions: ++looks < 3 ? [] : [own], searchedTo: 12 }),
  })
  const seen: string[] = []
  store.subscribe(() => seen.push(store.all()[0]?.status.name ?? ''))
  const id = runner.start(request)
  await reaches(id, 'confirmed')
  expect(seen).toContain('foreign')
  expect(store.get(id)?.hash).toBe(secondHash)
})

test('the hash of an earlier, equal transaction is not taken for the second one', async () => {
  const { runner, reaches } = openTab()
  await reaches(runner.start(request), 'confirmed')
  await reaches(runner.start(request), 'foreign')
})

test('an approval lowered in the wallet is recognised, and its signed amount is stored', async () => {
  const approve = (units: string) => `0x095ea7b3${'aa'.repeat(32)}${units.padStart(64, '0')}` as const
  const { runner, reaches, store } = openTab({
    transaction: async (hash) => ({ ...inPool, hash, data: approve('1') }),
  })
  const id = runner.start({ ...request, kind: 'approve', data: approve('4d') })
  await reaches(id, 'confirmed')
  expect(store.get(id)?.data).toBe(approve('1'))
})

test('a cancelled request does not take the transaction of a later, equal one', async () => {
  const cancel = { ...inPool, hash: thirdHash, block: 11, to: person, data: '0x' } as const
  const speedUp = { ...inPool, hash: secondHash, nonce: 8, block: 14 }
  let count = 7
  let sent: readonly SeenTransaction[] = []
  const { runner, reaches, store, status } = openTab({
    send: async () => ({ hash: count === 7 ? firstHash : fourthHash }),
    receipt: async (hash) => (hash === secondHash ? { hash, from: person, block: 14, success: true } : null),
    transaction: async (hash) => sent.find((each) => each.hash === hash) ?? null,
    transactionCount: async () => count,
    sentSince: async () => ({ transactions: sent, searchedTo: 15 }),
  })
  const first = runner.start(request)
  await vi.waitFor(() => expect(store.get(first)?.hash).toBe(firstHash))
  count = 8
  sent = [cancel]
  await reaches(first, 'possibleReplacement')
  const second = runner.start(request)
  await vi.waitFor(() => expect(store.get(second)?.hash).toBe(fourthHash))
  count = 9
  sent = [cancel, speedUp]
  await reaches(second, 'confirmed')
  expect(store.get(second)?.hash).toBe(secondHash)
  expect(status(first)?.name).toBe('possibleReplacement')
})
