import { expect, test, vi } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import { inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { emptyStorageBeforeEach, openTab } from '#interfaces/testing/transactions/openTab.ts'

emptyStorageBeforeEach()

test('a transaction is simulated, signed, sent and confirmed, and is announced once', async () => {
  const { runner, reaches, announced, store } = openTab()
  const id = runner.start(request)
  expect(store.get(id)?.status.name).toBe('simulating')
  await reaches(id, 'confirmed')
  expect(store.get(id)).toMatchObject({ hash: firstHash, status: { block: 12 } })
  expect(announced).toHaveLength(1)
})

test('two clicks send one transaction', async () => {
  const { runner, reaches, sends } = openTab()
  const ids = [runner.start(request), runner.start(request), runner.start(request)]
  await reaches(ids[0] as string, 'confirmed')
  expect(new Set(ids).size).toBe(1)
  expect(sends).toHaveLength(1)
})

test('a different request is not sent while the wallet shows the first one', async () => {
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const { runner, reaches, sends, store, status } = openTab({
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

test('the newest transaction is listed first, also while an earlier unanswered one is searched', async () => {
  const { runner, reaches, store } = openTab({
    send: async () => ({ unclear: true }),
    sentSince: () => new Promise(() => undefined),
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
  const { runner, reaches, sends, status } = openTab({
    simulate: async () => ({ refused: 'Only 5 TUSD is free in the pool.', retry: false }),
  })
  const id = runner.start(request)
  await reaches(id, 'refused')
  expect(status(id)).toMatchObject({ reason: 'Only 5 TUSD is free in the pool.' })
  expect(sends).toHaveLength(0)
})

test('a simulation that lacks a fresh approval is repeated before anything is signed', async () => {
  let asked = 0
  const { runner, reaches, sends } = openTab({
    simulate: async () => (++asked < 3 ? { refused: 'Approval too low.', retry: true } : {}),
  })
  await reaches(runner.start(request), 'confirmed')
  expect(asked).toBe(3)
  expect(sends).toHaveLength(1)
})

test('nothing is signed when the node does not answer the simulation', async () => {
  const { runner, reaches, sends } = openTab({ simulate: () => Promise.reject(new Error('No connection.')) })
  await reaches(runner.start(request), 'failed')
  expect(sends).toHaveLength(0)
})

test('nothing is signed when the node gives neither block nor count after the simulation', async () => {
  const silent = () => Promise.reject(new Error('No connection.'))
  const { runner, reaches, sends } = openTab({ blockNumber: silent, transactionCount: silent })
  await reaches(runner.start(request), 'failed')
  expect(sends).toHaveLength(0)
})

test('a second request is sent, not refused, once the wallet answered the first', async () => {
  const { runner, sends, status } = openTab({ send: async () => ({ hash: firstHash }) })
  await runner.answered(runner.start(request))
  const second = runner.start({ ...request, data: '0xabcdef' })
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  expect(status(second)?.name).not.toBe('failed')
})

test('a declined transaction can be sent again', async () => {
  let times = 0
  const { runner, reaches, store } = openTab({
    send: async () => (++times === 1 ? { rejected: true } : { hash: firstHash }),
  })
  const first = runner.start(request)
  await reaches(first, 'rejected')
  const second = runner.start(request)
  expect(second).not.toBe(first)
  await reaches(second, 'confirmed')
  expect(store.get(first)?.status.name).toBe('rejected')
})

test('a silent wallet can be left, and its late hash is adopted', async () => {
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const { runner, reaches } = openTab({
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
])(
  'the transaction of a wallet that %s is found in the requesting tab, without a reload',
  async (_, send) => {
    let isSent = false
    const twin = { ...inPool, hash: secondHash, nonce: 7, block: 11 }
    const { runner, reaches, store, sends } = openTab({
      send,
      transaction: async (hash) => ({ ...inPool, hash, block: 11 }),
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
  },
)

test('a repeated request does not take the transaction of the one before', async () => {
  let answer: (value: { hash: typeof firstHash }) => void = () => undefined
  const twin = { ...inPool, hash: secondHash, nonce: 7, block: 11 }
  let looks = 0
  const { runner, reaches, store } = openTab({
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
  const { runner, reaches, status } = openTab({
    send: async () => ({ failed: 'insufficient funds for gas' }),
  })
  const id = runner.start(request)
  await reaches(id, 'failed')
  expect(status(id)).toMatchObject({ reason: 'insufficient funds for gas' })
})

test('answered waits for the prompt of its own transaction, and for no other', async () => {
  const { runner, reaches } = openTab({ send: () => new Promise(() => undefined) })
  const id = runner.start(request)
  await reaches(id, 'signing')
  await runner.answered('another')
  const listener = vi.fn()
  void runner.answered(id).then(listener)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(listener).not.toHaveBeenCalled()
})
