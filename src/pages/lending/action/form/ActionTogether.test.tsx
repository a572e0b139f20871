import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { firstHash } from '#domain/testing/sampleRecord.ts'
import type { FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import {
  button,
  connectChain,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  openAction,
  press,
  typeAmount,
  user,
} from '#pages/testing/actionFixture.tsx'

/* The dialog with a wallet that accepts an approval and a deposit in one request. */

let wallet: FakeWallet

beforeAll(async () => {
  wallet = await connectPerson()
}, 30_000)

emptyBrowserBeforeEach()

function offer(status: string) {
  wallet.answers.wallet_getCapabilities = () => ({ '0x7a69': { atomic: { status } } })
}

beforeEach(() => offer('supported'))

/** A chain that has the wallet's bundled calls in one transaction of the account. */
function bundlingChain(code: number, taken: bigint | null) {
  return connectChain({
    send: async (_, calls) => ({ calls: String(calls) }),
    callsStatus: async () => ({ code, hashes: code === 100 ? [] : [firstHash] }),
    takenBy: async () => taken,
    transaction: async (hash) => ({
      hash,
      from: user,
      to: user,
      data: '0xe9ae5c53',
      value: 0n,
      nonce: 7,
      block: 12,
    }),
  })
}

async function openDeposit() {
  await openAction(contextOf('deposit', { wallet: 100_000_000n, allowance: 0n }))
  typeAmount('40')
}

test('one signature approves and deposits exactly what the button says', async () => {
  const { sends } = bundlingChain(200, 40_000_000n)
  await openDeposit()
  await screen.findByText(/Your wallet is asked once. Both happen, or neither./)
  expect(screen.getByText('Your wallet will estimate it')).toBeDefined()
  await press('Approve and deposit 40 TUSD')
  await button('Done')
  expect(sends.map(({ kind, approval }) => [kind, approval?.data.slice(-64), approval?.isAtomic])).toEqual([
    ['deposit', 40_000_000n.toString(16).padStart(64, '0'), true],
  ])
})

test('a bundle that the wallet has not sent yet marks no step as done', async () => {
  bundlingChain(100, null)
  await openDeposit()
  await press('Approve and deposit 40 TUSD')
  await screen.findByText('Your wallet took it over. Waiting for its transaction.')
  expect(screen.queryByText('Done')).toBeNull()
})

test('a bundle reported as done that moved nothing is not shown as done, and a repeat needs consent', async () => {
  bundlingChain(200, null)
  await openDeposit()
  await press('Approve and deposit 40 TUSD')
  await screen.findByText(/earlier deposit of 40 TUSD .*is still unresolved/)
  expect(await button('Approve and deposit 40 TUSD')).toHaveProperty('disabled', true)
})

test.each([
  ['ready', /may want to upgrade your account for it. Both happen, or neither./],
  ['unsupported', /sends two transactions: the approval may go through without the deposit./],
])('a wallet that is %s is explained before the signature', async (status, sentence) => {
  offer(status)
  connectChain()
  await openDeposit()
  await screen.findByText(sentence)
})

test('a wallet that fails to bundle is asked for each transaction, unless the person asks for one request again', async () => {
  const { sends } = connectChain({ send: async () => ({ failed: 'Your wallet cannot take both at once.' }) })
  await openDeposit()
  await press('Approve and deposit 40 TUSD')
  await button('Approve and deposit 40 TUSD')
  await screen.findByText('Your wallet is asked twice, once for each step.')
  await press('Ask me once')
  await button('Approve and deposit 40 TUSD')
  expect(sends).toHaveLength(1)
})

test('a person can choose two requests instead of one', async () => {
  const { sends } = connectChain()
  await openDeposit()
  await press('Ask me twice instead')
  await press('Approve and deposit 40 TUSD')
  await vi.waitFor(() => expect(sends.map(({ kind }) => kind)).toEqual(['approve']))
})
