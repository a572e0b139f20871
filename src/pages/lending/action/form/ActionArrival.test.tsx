import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import {
  answerAsNode,
  button,
  connectChain,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  openAction,
  press,
  typeAmount,
} from '#pages/testing/actionFixture.tsx'

/* Tokens of which a part is kept on the way: what arrives is said before the signature. */

beforeAll(() => connectPerson(), 30_000)
emptyBrowserBeforeEach()

/** A node on which the receiver's balance grows by so many base units around the call, and the pool is paid 10 TUSD. */
function answerArrival(units: () => bigint) {
  answerAsNode((method, simulated) => {
    if (method !== 'eth_simulateV1') return method === 'eth_chainId' ? '0x7a69' : '0x0'
    const [{ calls } = { calls: [] }] = (simulated as unknown as Simulated).blockStateCalls
    const isPaid = calls.length > 3
    const balances = isPaid ? [0n, 10_000_000n, 0n, units(), 0n] : [0n, 0n, units()]
    const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
    return [{ calls: balances.map((value) => ({ status: '0x1', returnData: word(value) })) }]
  })
}

type Simulated = { blockStateCalls: { calls: unknown[] }[] }

const contexts = {
  withdraw: contextOf('withdraw', { scaledSupply: 40_000_000n, maxWithdraw: 40_000_000n }),
  borrow: contextOf('borrow', { scaledSupply: 1_000_000_000n, maxBorrow: 750_000_000n }),
  repay: contextOf('repay', { wallet: 100_000_000n, scaledDebt: 50_000_000n, allowance: 100_000_000n }),
}

test.each([
  ['withdraw', 'Withdraw 10 TUSD', 'only 9.8 TUSD arrive in my wallet'],
  ['borrow', 'Borrow 10 TUSD', 'only 9.8 TUSD arrive in my wallet'],
  ['repay', 'Repay 10 TUSD', 'only 9.8 TUSD arrive at the pool'],
] as const)(
  'a %s that loses a part is signed only after what arrives is accepted',
  async (action, label, words) => {
    answerArrival(() => 9_800_000n)
    const { sends } = connectChain()
    await openAction(contexts[action])
    typeAmount('10')
    const consent = await screen.findByRole('checkbox', { name: new RegExp(words) })
    expect(await button(label)).toHaveProperty('disabled', true)
    fireEvent.click(consent)
    await press(label)
    await button('Done')
    expect(sends).toHaveLength(1)
    expect(transactionStore.all()[0]).toMatchObject({ amount: '10000000', arrives: '9800000' })
  },
)

test('the wallet after a withdrawal grows by what arrives', async () => {
  answerArrival(() => 9_800_000n)
  connectChain()
  await openAction(contextOf('withdraw', { wallet: 0n, scaledSupply: 40_000_000n, maxWithdraw: 40_000_000n }))
  typeAmount('10')
  await screen.findByRole('checkbox')
  expect(screen.getByRole('region', { name: 'What changes' }).textContent).toContain('9.8')
})

test('consent to what arrives ends with another amount, and where less would arrive', async () => {
  let arrives = 9_800_000n
  answerArrival(() => arrives)
  connectChain({ simulate: async () => ({ refused: 'Of 10 TUSD only 9 TUSD would arrive.', retry: false }) })
  await openAction(contexts.withdraw)
  typeAmount('10')
  fireEvent.click(await screen.findByRole('checkbox', { name: /9.8 TUSD/ }))
  arrives = 9_000_000n
  await press('Withdraw 10 TUSD')
  expect(await screen.findByRole('checkbox', { name: /9 TUSD/ })).toHaveProperty('checked', false)
  typeAmount('11')
  expect(await screen.findByRole('checkbox', { name: /9 TUSD/ })).toHaveProperty('checked', false)
})

test.each(['withdraw', 'borrow', 'repay'] satisfies LendingAction[])(
  'a %s that arrives whole, or of which the node cannot tell, asks nothing',
  async (action) => {
    answerArrival(() => 10_000_000n)
    const { sends } = connectChain()
    const { close } = await openAction(contexts[action])
    typeAmount('10')
    const label = `${action[0]?.toUpperCase()}${action.slice(1)} 10 TUSD`
    await press(label)
    await button('Done')
    expect(sends).toHaveLength(1)
    close()
  },
)
