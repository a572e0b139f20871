import { beforeEach, expect, test, vi } from 'vitest'
import type { SeenTransaction, TransactionDependencies } from '#domain/transactions/dependencies.ts'
import { firstHash, request, secondHash } from '#domain/transactions/sampleRecord.ts'
import { fakeChain, inPool } from './fakeChain.ts'
import { createTransactionRunner } from './transactionRunner.ts'
import { createTransactionStore } from './transactionStore.ts'

const { from: person, to: pool } = request

function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

/** The browser's locks for two tabs: the second waits for the first. */
function oneAtATime(): TransactionDependencies['withLock'] {
  const last = new Map<string, Promise<void>>()
  return (name, task) => {
    const next = (last.get(name) ?? Promise.resolve()).then(task)
    last.set(name, next)
    return next
  }
}

/** A tab: its store hears of what another one wrote when `hearOfStorage` is called. */
function run(overrides: Partial<TransactionDependencies> = {}) {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const store = createTransactionStore()
  const chain = fakeChain(overrides)
  const runner = createTransactionRunner(store, chain.dependencies)
  const status = (id: string) => store.get(id)?.status
  const hearOfStorage = () =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'tideline.transactions' }))
  const reaches = (id: string, name: string) => vi.waitFor(() => expect(status(id)?.name).toBe(name))
  return { ...chain, store, runner, status, reaches, hearOfStorage }
}

test('a transaction is simulated, signed, sent and confirmed, and is announced once', async () => {
  const { runner, reaches, announced, store } = run()
  const id = runner.start(request)
  expect(store.get(id)?.status.name).toBe('simulating')
  await reaches(id, 'confirmed')
  expect(store.get(id)).toMatchObject({ hash: firstHash, status: { block: 12 } })
  expect(announced).toHaveLength(1)
})

test('clicking twice sends once', async () => {
  const { runner, reaches, sends } = run()
  const ids = [runner.start(request), runner.start(request), runner.start(request)]
  await reaches(ids[0] as string, 'confirmed')
  expect(new Set(ids).size).toBe(1)
  expect(sends).toHaveLength(1)
})

test('while a wallet is asked for one thing another one is not sent, and is not taken for the first', async () => {
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const { runner, reaches, sends, store, status } = run({
    send: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const first = runner.start(request)
  await reaches(first, 'signing')
  const other = runner.start({ ...request, kind: 'borrow', data: '0x12345678', amount: '7' })
  expect(store.get(other)).toMatchObject({ kind: 'borrow', amount: '7', hash: null })
  expect(status(other)).toMatchObject({
    name: 'failed',
    reason: expect.stringContaining('Nothing was sent.'),
  })
  answer({ hash: firstHash })
  await reaches(first, 'confirmed')
  expect(sends).toHaveLength(1)
})

test('the newest comes first, also while an earlier one without an answer is looked for', async () => {
  const { runner, reaches, store } = run({
    ...{ send: async () => ({ unclear: true }), sentSince: () => new Promise(() => undefined) },
  })
  const first = runner.start(request)
  await reaches(first, 'left')
  await vi.waitFor(() => expect(runner.start(request)).not.toBe(first))
  const second = String(store.all()[0]?.id)
  await reaches(second, 'left')
  store.apply(first, { type: 'searched', to: 12 })
  expect(store.all().map(({ id }) => id)).toEqual([second, first])
})

test('a refused simulation signs nothing', async () => {
  const { runner, reaches, sends, status } = run({
    simulate: async () => ({ refused: 'Only 5 TUSD is free in the pool.', retry: false }),
  })
  const id = runner.start(request)
  await reaches(id, 'refused')
  expect(status(id)).toMatchObject({ reason: 'Only 5 TUSD is free in the pool.' })
  expect(sends).toHaveLength(0)
})

test('a node that is behind an approval is asked again, before anything is signed', async () => {
  let asked = 0
  const { runner, reaches, sends } = run({
    simulate: async () => (++asked < 3 ? { refused: 'Approval too low.', retry: true } : {}),
  })
  await reaches(runner.start(request), 'confirmed')
  expect(asked).toBe(3)
  expect(sends).toHaveLength(1)
})

test('a node that cannot be asked for a simulation signs nothing', async () => {
  const { runner, reaches, sends } = run({ simulate: () => Promise.reject(new Error('No connection.')) })
  await reaches(runner.start(request), 'failed')
  expect(sends).toHaveLength(0)
})

test('a node that falls silent before the wallet is asked signs nothing: the chain could prove nothing later', async () => {
  const silent = () => Promise.reject(new Error('No connection.'))
  const { runner, reaches, sends } = run({ blockNumber: silent, transactionCount: silent })
  await reaches(runner.start(request), 'failed')
  expect(sends).toHaveLength(0)
})

test('a person may decline, and try again', async () => {
  let times = 0
  const { runner, reaches, store } = run({
    send: async () => (++times === 1 ? { rejected: true } : { hash: firstHash }),
  })
  const first = runner.start(request)
  await reaches(first, 'rejected')
  const second = runner.start(request)
  expect(second).not.toBe(first)
  await reaches(second, 'confirmed')
  expect(store.get(first)?.status.name).toBe('rejected')
})

test('a wallet that keeps silent can be left, and its late hash is adopted', async () => {
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const { runner, reaches } = run({
    send: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const id = runner.start(request)
  await reaches(id, 'signing')
  runner.leave(id)
  await reaches(id, 'left')
  answer({ hash: firstHash })
  await reaches(id, 'confirmed')
})

test.each([
  ['keeps silent', () => new Promise<never>(() => undefined)],
  ['answers without a hash', async () => ({ unclear: true }) as const],
])('what a wallet sends that %s is found in the tab that asked, without a reload', async (_, send) => {
  let isSent = false
  const twin = { ...inPool, hash: secondHash, nonce: 7, block: 11 }
  const { runner, reaches, store, sends } = run({
    ...{ send, transaction: async (hash) => ({ ...inPool, hash, block: 11 }) },
    sentSince: async () => ({ transactions: isSent ? [twin] : [], searchedTo: 11 }),
  })
  const id = runner.start(request)
  await vi.waitFor(() => expect(['signing', 'left']).toContain(store.get(id)?.status.name))
  runner.leave(id)
  await reaches(id, 'left')
  isSent = true
  await reaches(id, 'confirmed')
  expect(store.get(id)?.hash).toBe(secondHash)
  expect(sends).toHaveLength(1)
})

test('what the wallet is asked for once more is not taken for what it was asked for before', async () => {
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const twin = { ...inPool, hash: secondHash, nonce: 7, block: 11 }
  let looks = 0
  const { runner, reaches, store } = run({
    send: () => new Promise((resolve) => (answer = resolve)),
    transaction: async (hash) => ({ ...inPool, hash, block: 11 }),
    sentSince: async () => {
      looks++
      return { transactions: store.all().length > 1 ? [twin] : [], searchedTo: 11 }
    },
  })
  const left = runner.start(request)
  await reaches(left, 'signing')
  runner.leave(left)
  const again = runner.start(request)
  await reaches(again, 'signing')
  const before = looks
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(store.get(left)?.status.name).toBe('left')
  answer({ hash: secondHash })
  await reaches(again, 'confirmed')
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 1))
  expect(store.get(left)?.status.name).toBe('left')
})

test('a wallet error before a hash is a failure with its reason', async () => {
  const { runner, reaches, status } = run({ send: async () => ({ failed: 'insufficient funds for gas' }) })
  const id = runner.start(request)
  await reaches(id, 'failed')
  expect(status(id)).toMatchObject({ reason: 'insufficient funds for gas' })
})

test('a revert on chain ends with its reason', async () => {
  const { runner, reaches, status } = run({
    receipt: async (hash) => ({ hash, from: person, block: 12, success: false }),
  })
  const id = runner.start(request)
  await reaches(id, 'reverted')
  expect(status(id)).toMatchObject({ reason: 'Balance too low.', block: 12 })
})

test('a node that fails while waiting makes the outcome unknown, never failed, and sends nothing again', async () => {
  let looks = 0
  const seen: string[] = []
  const { runner, reaches, sends, store } = run({
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

test('a receipt of somebody else is not believed', async () => {
  let looks = 0
  const seen: string[] = []
  const { runner, reaches, store } = run({
    receipt: async (hash) => ({ hash, from: ++looks < 2 ? pool : person, block: 12, success: true }),
  })
  store.subscribe(() => seen.push(store.all()[0]?.status.name ?? ''))
  await reaches(runner.start(request), 'confirmed')
  expect(seen).toContain('unknown')
})

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
  const { runner, reaches, store } = run(replacedBy({}))
  const id = runner.start(request)
  await reaches(id, 'confirmed')
  expect(store.get(id)?.hash).toBe(secondHash)
})

test('a cancelled transaction is cancelled, not successful', async () => {
  const { runner, reaches, status } = run(replacedBy({ to: person, data: '0x' }))
  const id = runner.start(request)
  await reaches(id, 'cancelled')
  expect(status(id)).toMatchObject({ by: secondHash })
})

test('another transaction with the same nonce is a replacement', async () => {
  const { runner, reaches } = run(replacedBy({ data: '0x01' }))
  await reaches(runner.start(request), 'replaced')
})

test('a used nonce without any transaction to show for it is looked for, and never ends as dropped', async () => {
  let searches = 0
  const { runner, reaches, status, store } = run({
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

test('a hash the node never saw, repriced and mined, is found by what was asked for', async () => {
  const twin = { ...inPool, hash: secondHash, block: 12 }
  const { runner, reaches, store } = run({
    receipt: async (hash) => (hash === secondHash ? { hash, from: person, block: 12, success: true } : null),
    transaction: async (hash) => (hash === secondHash ? twin : null),
    transactionCount: grows(7, 8),
    sentSince: async () => ({ transactions: [twin], searchedTo: 12 }),
  })
  const id = runner.start(request)
  await reaches(id, 'confirmed')
  expect(store.get(id)?.hash).toBe(secondHash)
})

/** The node knows nothing of the hash; what the account sent besides is in a block. */
function unseen(other: SeenTransaction, searchedTo = 13): Partial<TransactionDependencies> {
  return {
    receipt: async () => null,
    transaction: async () => null,
    transactionCount: grows(7, 8),
    sentSince: async () => ({ transactions: [other], searchedTo }),
  }
}

test.each([
  ['an empty transaction to oneself', { to: person, data: '0x' }, true],
  ['another call', { data: '0x01' }, false],
] as const)(
  'a hash the node never saw is overtaken by %s, which proves nothing',
  async (_, changes, isEmpty) => {
    const other = { ...inPool, hash: secondHash, block: 12, ...changes }
    const { runner, reaches, status, store, announced } = run(unseen(other))
    const id = runner.start(request)
    await reaches(id, 'overtaken')
    expect(status(id)).toEqual({ name: 'overtaken', by: secondHash, isEmpty })
    await vi.waitFor(() => expect(store.get(id)?.searchedTo).toBe(13))
    expect(announced).toEqual([])
  },
)

test('a transaction that is overtaken and arrives after all is confirmed', async () => {
  const other = { ...inPool, hash: secondHash, block: 12, to: person, data: '0x' } as const
  let isKnown = false
  const { runner, reaches } = run({
    ...unseen(other),
    receipt: async (hash) => (isKnown ? { hash, from: person, block: 14, success: true } : null),
    transaction: async (hash) => (isKnown ? { ...inPool, hash, nonce: 8 } : null),
  })
  const id = runner.start(request)
  await reaches(id, 'overtaken')
  isKnown = true
  await reaches(id, 'confirmed')
})

test('a hash that nobody ever sees is missing, for a day and more: nothing says that it will not arrive', async () => {
  const { runner, reaches, status, sends } = run({ receipt: async () => null, transaction: async () => null })
  const id = runner.start(request)
  await reaches(id, 'missing')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(status(id)?.name).toBe('missing')
  expect(sends).toHaveLength(1)
})

test.each([
  ['another account', { from: pool }],
  ['another call', { data: '0xabcd00' }],
  ['an earlier block', { nonce: 3, block: 4 }],
] as const)('a hash of %s is not taken for the transaction, whose own is found', async (_, changes) => {
  const own = { ...inPool, hash: secondHash, block: 12 }
  let looks = 0
  const { runner, reaches, store } = run({
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

test('the hash of the transaction before is not taken for a second, equal one', async () => {
  const { runner, reaches } = run()
  await reaches(runner.start(request), 'confirmed')
  await reaches(runner.start(request), 'foreign')
})

test('an approval that was lowered in the wallet is known by what was signed', async () => {
  const approve = (units: string) => `0x095ea7b3${'aa'.repeat(32)}${units.padStart(64, '0')}` as const
  const { runner, reaches, store } = run({
    transaction: async (hash) => ({ ...inPool, hash, data: approve('1') }),
  })
  const id = runner.start({ ...request, kind: 'approve', data: approve('4d') })
  await reaches(id, 'confirmed')
  expect(store.get(id)?.data).toBe(approve('1'))
})

test('a node without receipts is enough: the explorer says how it ended', async () => {
  const { runner, reaches } = run({
    receipt: async () => undefined,
    transaction: async () => ({ ...inPool, block: 12 }),
    outcome: async () => true,
  })
  await reaches(runner.start(request), 'confirmed')
})

test('mined without a known outcome is never a success', async () => {
  let looks = 0
  const { runner, store } = run({
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

test('a block that is taken back makes it pending again', async () => {
  let looks = 0
  const seen: string[] = []
  const { runner, store } = run({
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
  const { runner, announced, status } = run({
    receipt: async (hash) => ({
      ...{ hash, from: person },
      ...(++looks === 1 ? { block: 12, success: true } : there),
    }),
  })
  const id = runner.start(request)
  await vi.waitFor(() => expect(announced).toHaveLength(2))
  const { block, success } = there
  expect(status(id)).toMatchObject({ name: success ? 'confirmed' : 'reverted', block })
})

test('a reload takes up what was pending and sends nothing', async () => {
  const before = run({ receipt: async () => null })
  const id = before.runner.start(request)
  await before.reaches(id, 'pending')
  const after = run()
  expect(after.store.get(id)?.status.name).toBe('pending')
  after.runner.resume()
  await after.reaches(id, 'confirmed')
  expect(after.sends).toHaveLength(0)
})

test('a hash is in storage before the chain is asked anything about it', async () => {
  const { runner } = run({
    receipt: async (hash) => {
      expect(localStorage.getItem('tideline.transactions')).toContain(hash)
      return { hash, from: person, block: 12, success: true }
    },
  })
  runner.start(request)
  await vi.waitFor(() => expect(localStorage.getItem('tideline.transactions')).toContain('confirmed'))
})

test('a tab that was opened before is told of the end, and one of both announces it', async () => {
  const locks = oneAtATime()
  let isMined = false
  const receipt: TransactionDependencies['receipt'] = async (hash) =>
    isMined ? { hash, from: person, block: 12, success: true } : null
  const other = run({ receipt, withLock: locks })
  const sender = run({ receipt, withLock: locks })
  const id = sender.runner.start(request)
  await sender.reaches(id, 'pending')
  other.hearOfStorage()
  isMined = true
  await sender.reaches(id, 'confirmed')
  other.hearOfStorage()
  expect(other.status(id)?.name).toBe('confirmed')
  expect(other.changed).toHaveLength(1)
  expect(sender.changed).toHaveLength(1)
  expect([...other.announced, ...sender.announced]).toHaveLength(1)
})

test('a transaction of an earlier version that was called dropped is looked for again', async () => {
  const before = run({ receipt: async () => null })
  const id = before.runner.start(request)
  await before.reaches(id, 'pending')
  const kept = localStorage.getItem('tideline.transactions') ?? ''
  localStorage.setItem('tideline.transactions', kept.replace('"pending"', '"dropped"'))
  const after = run()
  after.runner.resume()
  await after.reaches(id, 'confirmed')
})

test('poisoned storage is left out, row by row', async () => {
  const good = run({ receipt: async () => null })
  await good.reaches(good.runner.start(request), 'pending')
  const kept = JSON.parse(localStorage.getItem('tideline.transactions') ?? '[]')
  localStorage.setItem(
    'tideline.transactions',
    JSON.stringify([{ hash: 'x' }, null, { ...kept[0], to: '<img>' }, ...kept]),
  )
  expect(createTransactionStore().all()).toHaveLength(1)
})

test('without storage everything lives in memory', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { runner, reaches } = run()
  await reaches(runner.start(request), 'confirmed')
})

test('what a wallet was asked for when the tab was reloaded is found when it was sent, and never sent again', async () => {
  let isSent = false
  const asking = run({ send: () => new Promise<never>(() => undefined) })
  const id = asking.runner.start(request)
  await asking.reaches(id, 'signing')

  const twin = { ...inPool, hash: secondHash, nonce: 7, block: 11 }
  const reloaded = run({
    transaction: async (hash) => ({ ...inPool, hash, block: 11 }),
    sentSince: async () => ({ transactions: isSent ? [twin] : [], searchedTo: 11 }),
  })
  reloaded.runner.resume()
  await reloaded.reaches(id, 'left')
  isSent = true
  await reloaded.reaches(id, 'confirmed')
  expect(reloaded.store.get(id)?.hash).toBe(secondHash)
  expect(reloaded.sends).toHaveLength(0)
  expect(localStorage.getItem('tideline.asked')).toBe('[]')
})

test('another tab leaves a wallet alone that is still asked, and learns of the hash', async () => {
  const withLock = oneAtATime()
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const asking = run({ withLock, send: () => new Promise((resolve) => (answer = resolve)) })
  const id = asking.runner.start(request)
  await asking.reaches(id, 'signing')
  const other = run({ withLock })
  other.runner.resume()
  expect(other.store.get(id)).toBeUndefined()
  answer({ hash: firstHash })
  await asking.reaches(id, 'confirmed')
  other.hearOfStorage()
  await other.reaches(id, 'confirmed')
  expect(other.store.all()).toHaveLength(1)
})

const together = {
  ...request,
  approval: { to: request.asset, data: '0x095ea7b3', isAtomic: true },
} as const

/** A wallet that takes requests of several calls over, and does them in one transaction of the account. */
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
  const before = run(bundling(state))
  const id = before.runner.start(together)
  await before.reaches(id, 'handed')
  const name = before.store.get(id)?.calls
  const after = run(bundling(state))
  expect(after.store.get(id)).toMatchObject({ hash: null, calls: name, status: { name: 'handed' } })
  after.runner.resume()
  state.code = 200
  await after.reaches(id, 'confirmed')
  expect(after.store.get(id)?.hash).toBe(firstHash)
  expect([before.sends, after.sends].map(({ length }) => length)).toEqual([1, 0])
})

test('a request whose answer a reload swallowed is asked for by the name it was given', async () => {
  const before = run({ send: () => new Promise(() => undefined) })
  const id = before.runner.start(together)
  await before.reaches(id, 'signing')
  const name = before.store.get(id)?.calls
  const asked: string[] = []
  const after = run({
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

test('a wallet that cannot be asked leaves a request open, and is asked again', async () => {
  const state = { isThere: false }
  const { runner, reaches } = run({
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
  const { runner } = run({
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
  })
  runner.start(together)
  await vi.waitFor(() => expect(announced).toEqual(['confirmed', 'confirmed']))
  expect(asked).toContain(1)
})

test('a transaction behind a gap of nonces is said to wait for an earlier one, until that is there', async () => {
  let count = 5
  const { runner, reaches } = run({
    transactionCount: async () => count,
    receipt: async () => null,
  })
  const id = runner.start(request)
  await reaches(id, 'queued')
  count = 7
  await reaches(id, 'pending')
})
