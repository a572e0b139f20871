import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import {
  answerAsContracts,
  blockTime,
  domainOf,
  type FakeContracts,
  permitOwner,
  readPermittedCall,
  signAsOwner,
} from '#interfaces/testing/wallet/fakePermit.ts'
import type { FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setWalletState, walletState } from '#interfaces/wallet/wallet.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import {
  button,
  connectChain,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  openAction,
  pool,
  press,
  typeAmount,
} from '#pages/testing/actionFixture.tsx'

/* The dialog with a token and a pool that accept permits, and a wallet that really signs. */

const context = { ...contextOf('deposit', { wallet: 100_000_000n, allowance: 0n }), user: permitOwner }
const token = context.asset

let wallet: FakeWallet
let contracts: FakeContracts
let asked: string[]

beforeAll(async () => {
  wallet = await connectPerson(permitOwner)
  answerAsContracts(token, () => contracts)
  // Loads the lazy module before the tests.
  await import('#interfaces/wallet/permit/walletPermit.ts')
}, 30_000)

emptyBrowserBeforeEach()

beforeEach(() => {
  contracts = { nonce: 7n, chainId: 31_337, takesPermits: true }
  asked = []
  wallet.answers = {
    eth_signTypedData_v4: ([, json]) => {
      asked.push(String(json))
      return signAsOwner(json)
    },
  }
})

/** A chain that mines the owner's transactions at once. */
function connectOwner(overrides: Parameters<typeof connectChain>[0] = {}) {
  const { sends } = connectChain({
    receipt: async (hash) => ({ hash, from: permitOwner, block: 12, success: true }),
    transaction: async (hash) => {
      const { to, data } = sends.at(-1) ?? inPool
      return { ...inPool, hash, from: permitOwner, to, data }
    },
    ...overrides,
  })
  return { sends }
}

async function openDeposit() {
  await openAction(context)
  typeAmount('40')
}

test('a permit replaces the approval: its terms are those of the dialog, and one transaction follows', async () => {
  const { sends } = connectOwner()
  await openDeposit()
  const words = within(await screen.findByRole('region', { name: 'What you sign' }))
  expect(words.getByText('40 TUSD')).toBeDefined()
  expect(words.getByText('Signed Dollar')).toBeDefined()
  expect(words.getByText('30 minutes, once, on network 31337')).toBeDefined()
  const linked = words.getAllByRole('link').map((link) => link.getAttribute('title')?.toLowerCase())
  expect(linked).toEqual([pool.toLowerCase(), token.toLowerCase()])
  await press('Sign permission for 40 TUSD')
  await press('Deposit 40 TUSD')
  await button('Done')

  const [json = ''] = asked
  const { domain, primaryType, message } = JSON.parse(json)
  expect(asked).toHaveLength(1)
  expect({ domain, primaryType }).toEqual({ domain: domainOf(token), primaryType: 'Permit' })
  const deadline = blockTime + 1_800n
  expect({ ...message, spender: checksummed(message.spender) }).toEqual({
    owner: permitOwner,
    spender: checksummed(pool),
    value: '40000000',
    nonce: '7',
    deadline: String(deadline),
  })
  expect(sends).toHaveLength(1)
  expect(await readPermittedCall(sends[0]?.data ?? '0x', json)).toEqual({
    functionName: 'depositWithPermit',
    asset: checksummed(token),
    amount: 40_000_000n,
    deadline,
    recovered: permitOwner,
  })
})

test('a full repayment signs a permit for the debt and an hour of interest, and says so before', async () => {
  const { sends } = connectOwner()
  const owing = contextOf('repay', { scaledDebt: 40_000_000n, wallet: 100_000_000n, allowance: 0n })
  await openAction({ ...owing, user: permitOwner })
  await press('Use the maximum, 40 TUSD')
  await screen.findByText(
    /^A message, not a transaction: lets the pool take the debt and an hour of interest on top$/,
  )
  await screen.findByText('None for this message')
  fireEvent.click(await screen.findByRole('button', { name: /^Sign permission for 40\.00\d+ TUSD$/ }))
  await press('Repay all (40 TUSD)')
  await button('Done')
  const { value } = JSON.parse(asked[0] ?? '').message
  expect(BigInt(value)).toBeGreaterThan(40_000_000n)
  expect(await readPermittedCall(sends[0]?.data ?? '0x', asked[0] ?? '')).toMatchObject({
    functionName: 'repayWithPermit',
    amount: BigInt(value),
    recovered: permitOwner,
  })
})

test('a long amount on the button loses digits, not its unit; terms and titles on hover show every digit', async () => {
  connectOwner()
  const rich = contextOf('deposit', { wallet: 10n ** 13n, allowance: 0n })
  await openAction({ ...rich, user: permitOwner })
  typeAmount('1234567.123456')
  const words = within(await screen.findByRole('region', { name: 'What you sign' }))
  expect(words.getByText('1,234,567.123456 TUSD')).toBeDefined()
  expect(screen.getByText('Deposit 1,234,567 TUSD').title).toBe('Deposit 1,234,567.123456 TUSD')
  await press('Sign permission for 1,234,567 TUSD')
  await button('Deposit 1,234,567 TUSD')
  expect(JSON.parse(asked[0] ?? '').message.value).toBe('1234567123456')
})

test('a changed amount needs a new permit', async () => {
  connectOwner()
  await openDeposit()
  await press('Sign permission for 40 TUSD')
  await button('Deposit 40 TUSD')
  typeAmount('41')
  await press('Sign permission for 41 TUSD')
  await button('Deposit 41 TUSD')
  expect(asked.map((json) => JSON.parse(json).message.value)).toEqual(['40000000', '41000000'])
})

test('a declined permit leaves the form as it was', async () => {
  connectOwner()
  wallet.answers.eth_signTypedData_v4 = () => {
    throw { code: 4001 }
  }
  await openDeposit()
  await press('Sign permission for 40 TUSD')
  await screen.findByText('You declined in your wallet. Nothing was signed.')
  await button('Sign permission for 40 TUSD')
})

test('while the demo wallet signs a permit, button and step say that the page signs', async () => {
  connectOwner()
  const before = walletState()
  setWalletState({ ...before, isDemo: true } as typeof before)
  onTestFinished(() => setWalletState(before))
  let decline: () => void = () => undefined
  wallet.answers.eth_signTypedData_v4 = () =>
    new Promise((_, reject) => {
      decline = () => reject({ code: 4001 })
    })
  await openDeposit()
  await press('Sign permission for 40 TUSD')
  await button('Signing…')
  await screen.findByText('Signing')
  decline()
  await button('Sign permission for 40 TUSD')
})

test('a hanging wallet can be left, and a late permit is not used', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { sends } = connectOwner()
  let sign: () => void = () => undefined
  wallet.answers.eth_signTypedData_v4 = ([, json]) =>
    new Promise((resolve) => {
      sign = () => resolve(signAsOwner(json))
    })
  await openDeposit()
  await press('Sign permission for 40 TUSD')
  await screen.findByText('Waiting for your wallet')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await screen.findByText('No answer from your wallet yet. Open it.')
  await press('Stop waiting')
  await screen.findByText('No answer from your wallet. If you still sign it, it is not used.')
  await act(async () => sign())
  await button('Sign permission for 40 TUSD')
  expect(sends).toEqual([])
})

test.each([
  ['does not know typed data', () => Promise.reject({ code: -32_601 })],
  ['signs with another key', () => Promise.resolve(`0x${'11'.repeat(64)}1b`)],
])('a wallet that %s is asked for an approval instead', async (_, answer) => {
  const { sends } = connectOwner()
  wallet.answers.eth_signTypedData_v4 = answer
  await openDeposit()
  await press('Sign permission for 40 TUSD')
  await press('Approve and deposit 40 TUSD')
  await vi.waitFor(() => expect(sends.map(({ kind }) => kind)).toEqual(['approve']))
})

test.each<[string, Partial<FakeContracts>]>([
  ['a token without permits', { nonce: null }],
  ['a token whose domain is of another chain', { chainId: 1 }],
  ['a pool with the four functions only', { takesPermits: false }],
])('%s gets an approval transaction', async (_, change) => {
  Object.assign(contracts, change)
  const { sends } = connectOwner()
  await openDeposit()
  await press('Approve and deposit 40 TUSD')
  await vi.waitFor(() => expect(sends.map(({ kind }) => kind)).toEqual(['approve']))
  expect(screen.queryByRole('region', { name: 'What you sign' })).toBeNull()
  expect(asked).toEqual([])
})

test('an action that the chain refuses with a permit asks for a new permit', async () => {
  let tries = 0
  connectOwner({
    simulate: async () => (++tries === 1 ? { refused: 'Approval too low: 0 of 40 TUSD.', retry: false } : {}),
  })
  await openDeposit()
  await press('Sign permission for 40 TUSD')
  await press('Deposit 40 TUSD')
  await screen.findByText('Approval too low: 0 of 40 TUSD. Nothing was sent.')
  await button('Sign permission for 40 TUSD')
  expect(screen.queryByText('Done'), 'what has to be signed again is not done').toBeNull()
  await press('Sign permission for 40 TUSD')
  await press('Deposit 40 TUSD')
  await button('Done')
})

test('a person can choose an approval transaction instead of a permit', async () => {
  connectOwner()
  await openDeposit()
  await press('Approve with a transaction instead')
  await button('Approve and deposit 40 TUSD')
  await press('Sign instead of approving')
  await button('Sign permission for 40 TUSD')
})
