import { expect, test, vi } from 'vitest'
import { firstHash, request, sentRecord } from '#domain/testing/sampleRecord.ts'
import { fakeChain } from '#interfaces/testing/transactions/fakeChain.ts'
import { setTransactionDependencies } from './dependencies.ts'
import { otherInterfaces } from './otherInterfaces.ts'

const record = sentRecord()
const { from, asset } = request

test('every dependency throws before setTransactionDependencies is called', async () => {
  await expect(otherInterfaces.receipt(firstHash)).rejects.toThrow('Transactions are not connected yet.')
})

test.each([
  ['receipt', [firstHash]],
  ['transaction', [firstHash]],
  ['transactionCount', [from]],
  ['sentSince', [record]],
  ['outcome', [firstHash]],
  ['listed', [firstHash]],
  ['inclusion', [firstHash, 12]],
  ['reason', [record, 12]],
  ['callsStatus', [record, '0x12']],
  ['takenBy', [firstHash, asset, from]],
  ['simulate', [request]],
  ['send', [request, '0x12']],
  ['blockNumber', []],
  ['settled', [record]],
  ['changed', [record]],
  ['reorged', [record]],
] as const)(
  '%s is passed on with all it was called with, to what was passed in',
  async (name, parameters) => {
    const spy = vi.fn(async () => null)
    setTransactionDependencies(async () => ({ ...fakeChain().dependencies, [name]: spy }))
    const passedOn: CallableFunction = otherInterfaces[name]
    const answer: unknown = Reflect.apply(passedOn, undefined, parameters)
    await vi.waitFor(() => expect(spy.mock.calls).toEqual([parameters]))
    if (!['settled', 'changed', 'reorged'].includes(name)) expect(await answer).toBeNull()
  },
)

test.each(['settled', 'changed', 'reorged'] as const)(
  '%s is told once its code is there, when that could not be loaded at first',
  async (name) => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    const spy = vi.fn()
    const missing = new TypeError('Failed to fetch dynamically imported module: /a.js')
    const load = vi.fn().mockRejectedValueOnce(missing)
    setTransactionDependencies(load.mockResolvedValue({ ...fakeChain().dependencies, [name]: spy }))
    otherInterfaces[name](record)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(spy.mock.calls).toEqual([[record]])
  },
)
