import { expect, test, vi } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { WalletAnswer } from '#domain/transactions/transactionDependencies.ts'
import { emptyStorageBeforeEach, openTab } from '#interfaces/testing/transactions/openTab.ts'
import { sentenceOf } from './transactionFollower.ts'

emptyStorageBeforeEach()

const silent = () => new Promise<never>(() => undefined)
const unreachable = 'The node could not be asked. Nothing was sent; try again.'

test.each([
  ['contract', { to: request.asset }],
  ['data', { data: '0x01' }],
  ['value', { value: '0x1' }],
] as const)(
  'a click with another %s is not taken for the one that the wallet is asked for',
  async (_, changes) => {
    const { runner, reaches, sends, status } = openTab({ send: silent })
    const first = runner.start(request)
    await reaches(first, 'signing')
    const other = runner.start({ ...request, ...changes })
    expect(other).not.toBe(first)
    expect(status(other)).toEqual({
      name: 'failed',
      reason: 'Your wallet is still asked for something else. Answer that first. Nothing was sent.',
    })
    expect(sends).toHaveLength(1)
  },
)

test.each([
  ['account', { from: request.asset }],
  ['chain', { chainId: 1 }],
])('a request for another %s is sent at the same time', async (_, changes) => {
  const { runner, reaches, sends } = openTab({ send: silent })
  await reaches(runner.start(request), 'signing')
  await reaches(runner.start({ ...request, ...changes }), 'signing')
  expect(sends).toHaveLength(2)
})

test('a simulation is tried four times at most, a second apart', async () => {
  const pauses: number[] = []
  let asked = 0
  const { runner, reaches, status, sends } = openTab({
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    simulate: async () => {
      asked++
      return { refused: 'Approval too low.', retry: true }
    },
  })
  const id = runner.start(request)
  await reaches(id, 'refused')
  expect(status(id)).toEqual({ name: 'refused', reason: 'Approval too low.' })
  expect([asked, pauses]).toEqual([4, [1_000, 1_000, 1_000]])
  expect(sends).toHaveLength(0)
})

test.each([
  ['the simulation', { simulate: () => Promise.reject(new Error('No connection.')) }],
  [
    'block and count',
    { blockNumber: async () => null, transactionCount: () => Promise.reject(new Error('No connection.')) },
  ],
])('a node without an answer about %s fails the request with its reason', async (_, overrides) => {
  const { runner, reaches, status } = openTab(overrides)
  const id = runner.start(request)
  await reaches(id, 'failed')
  expect(status(id)).toEqual({ name: 'failed', reason: unreachable })
})

test.each([
  ['block', { blockNumber: () => Promise.reject(new Error('No.')) }, { sentBlock: null, firstNonce: 7 }],
  ['count', { transactionCount: async () => undefined }, { sentBlock: 10, firstNonce: null }],
  ['silence', {}, { sentBlock: 10, firstNonce: 7 }],
])(
  'the record holds the block and count from before the wallet’s prompt: no %s',
  async (_, overrides, expected) => {
    const { runner, reaches, store } = openTab({ ...overrides, send: silent })
    const id = runner.start(request)
    await reaches(id, 'signing')
    expect(store.get(id)).toMatchObject({ ...expected, sentAt: 1_000_000 })
  },
)

test('a request is marked slow when the wallet is silent for a minute', async () => {
  const pauses: number[] = []
  const { runner, store } = openTab({
    send: silent,
    sleep: async (milliseconds) => void pauses.push(milliseconds),
  })
  const id = runner.start(request)
  await vi.waitFor(() => expect(store.get(id)?.status).toEqual({ name: 'signing', slow: true }))
  expect(pauses).toEqual([60_000])
})

test.each<[WalletAnswer, object]>([
  [{ hash: secondHash }, { hash: secondHash, status: { name: 'pending' } }],
  [{ calls: '0x12' }, { hash: null, calls: '0x12', status: { name: 'handed' } }],
  [{ rejected: true }, { hash: null, status: { name: 'rejected' } }],
  [{ unclear: true }, { hash: null, status: { name: 'left' } }],
  [{ failed: 'No funds.' }, { hash: null, status: { name: 'failed', reason: 'No funds.' } }],
])('the wallet’s answer %o becomes the status of the record', async (answer, expected) => {
  const { runner, store } = openTab({
    send: async () => answer,
    receipt: silent,
    callsStatus: silent,
    sentSince: silent,
  })
  const id = runner.start(request)
  await vi.waitFor(() => expect(store.get(id)).toMatchObject({ ...expected, sentAt: 1_000_000 }))
})

test('a wallet that throws fails the request with its message', async () => {
  const { runner, reaches, status } = openTab({ send: () => Promise.reject(new Error('Locked.')) })
  const id = runner.start(request)
  await reaches(id, 'failed')
  expect(status(id)).toEqual({ name: 'failed', reason: 'Locked.' })
})

test('the wallet can get another request after an answer, and after the person left', async () => {
  const answers: (() => Promise<WalletAnswer>)[] = [silent, async () => ({ rejected: true }), silent]
  const { runner, reaches, sends } = openTab({
    send: () => answers.shift()?.() ?? silent(),
    sentSince: silent,
  })
  const left = runner.start(request)
  await reaches(left, 'signing')
  runner.leave(left)
  const declined = runner.start({ ...request, data: '0x01' })
  await reaches(declined, 'rejected')
  await reaches(runner.start({ ...request, data: '0x02' }), 'signing')
  expect(sends.map(({ data }) => data)).toEqual([request.data, '0x01', '0x02'])
})

test('a late answer to a left request does not release a newer one', async () => {
  let answer: (value: WalletAnswer) => void = () => undefined
  const answers = [() => new Promise<WalletAnswer>((resolve) => (answer = resolve)), silent]
  const { runner, reaches, sends } = openTab({
    send: () => answers.shift()?.() ?? silent(),
    sentSince: silent,
  })
  const left = runner.start(request)
  await reaches(left, 'signing')
  runner.leave(left)
  const again = runner.start(request)
  await reaches(again, 'signing')
  answer({ rejected: true })
  await reaches(left, 'rejected')
  await new Promise((resolve) => setTimeout(resolve))
  expect(runner.start(request)).toBe(again)
  expect(sends).toHaveLength(2)
})

test('leave ignores an unknown record', () => {
  expect(() => openTab().runner.leave('none')).not.toThrow()
})

test.each([
  [new Error('No funds.'), 'No funds.'],
  [new Error('x'.repeat(301)), 'x'.repeat(300)],
  [new Error(''), 'Something went wrong.'],
  ['text', 'Something went wrong.'],
])('sentenceOf describes a thrown value in at most 300 characters', (cause, sentence) => {
  expect(sentenceOf(cause)).toBe(sentence)
})

test('a request is simulated before the wallet is asked, and its hash is followed', async () => {
  const steps: string[] = []
  const { runner, reaches } = openTab({
    simulate: async () => {
      steps.push('simulate')
      return {}
    },
    send: async () => {
      steps.push('send')
      return { hash: firstHash }
    },
  })
  await reaches(runner.start(request), 'confirmed')
  expect(steps).toEqual(['simulate', 'send'])
})

test('leaving a request twice does not release a newer one that the wallet is asked for', async () => {
  const { runner, reaches, sends, status } = openTab({ send: silent, sentSince: silent })
  const left = runner.start(request)
  await reaches(left, 'signing')
  runner.leave(left)
  const newer = runner.start({ ...request, data: '0x01' })
  await reaches(newer, 'signing')
  runner.leave(left)
  expect(status(runner.start({ ...request, data: '0x02' }))?.name).toBe('failed')
  expect(sends).toHaveLength(2)
})

test('leaving a request before the wallet is asked leaves nothing: the wallet gets no second one beside it', async () => {
  const { runner, reaches, sends } = openTab({ send: silent, sentSince: silent })
  const id = runner.start(request)
  runner.leave(id)
  expect(runner.start(request)).toBe(id)
  await reaches(id, 'signing')
  expect(sends).toHaveLength(1)
})
