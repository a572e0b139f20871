import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import { fakeContracts, stablecoin } from '#interfaces/testing/fakeCurve.ts'
import type { FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import {
  button,
  chain,
  configure,
  confirming,
  connectOn,
  connectTrader,
  emptyBrowserBeforeEach,
  open,
  openPaying,
  press,
  type,
  unfold,
} from '#pages/testing/tradeFixture.tsx'

/* The words and the way out in each state between the amount and the outcome of a trade. */

// A trade has many steps, and each is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let wallet: FakeWallet

beforeAll(async () => {
  wallet = await connectTrader()
}, 30_000)

emptyBrowserBeforeEach()

/** A chain that refuses every simulation. */
function refusing() {
  return confirming({
    simulate: async () => ({ refused: 'The contract refused and gave no reason.', retry: false }),
  })
}

/** A wallet that keeps silent until the person declines. */
function silentWallet() {
  let answer: (value: { rejected: true }) => void = () => undefined
  const send = () => new Promise<{ rejected: true }>((resolve) => (answer = resolve))
  return { send, decline: () => answer({ rejected: true }) }
}

/** A wallet with a million dollars, all of them approved for the router. */
function beRich() {
  chain.dollars = 10n ** 24n
  chain.allowance = 10n ** 24n
}

test('without an old approval no reset is offered', async () => {
  refusing()
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText(/gave no reason. Nothing was sent./)
  await button('Approve and buy TIDE for 25 HUSD')
})

test('an old approval that blocks a new one can be reset', async () => {
  refusing()
  chain.allowance = 5n * 10n ** 18n
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await button('Reset the old HUSD approval')
})

test('a wallet on another chain is named with a switch button, and nothing can be signed', async () => {
  connectOn(1)
  const { sends } = confirming()
  await open()
  await button('Switch network')
  screen.getByText(
    'Your wallet is on chain 1. This site is for chain 31337: nothing can be signed until they agree.',
  )
  expect(sends).toEqual([])
})

test('a wallet without dollars on a test network gets test tokens as its next act, not a button that cannot be pressed', async () => {
  await configure({ curve: fakeContracts, wallet: { demo: true } })
  confirming()
  chain.dollars = 0n
  await openPaying('25')
  const next = await button('Get test tokens')
  expect(next.className).toContain('w-full')
  expect(screen.queryByRole('button', { name: /No HUSD/ })).toBeNull()
})

const openMint = {
  ...newRecord({ ...request, kind: 'mint', asset: stablecoin }, 'one'),
  status: { name: 'signing' as const, slow: false },
}

test('a wallet that is being filled waits for its test tokens, and is not called short of them', async () => {
  await configure({ curve: fakeContracts, wallet: { demo: true } })
  confirming()
  chain.dollars = 0n
  await openPaying('25')
  await button('Get test tokens')
  act(() => transactionStore.put(openMint))
  expect((await button('Getting 25 TUSD…')).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText(/^Not enough/)).toBeNull()
})

test('what the coin counts as is still said once an amount is entered', async () => {
  await openPaying('25')
  await button('Approve and buy TIDE for 25 HUSD')
  const said = screen.getByText(/is a dollar coin: 1 counts as \$1\.$/)
  expect(said.textContent).toBe('HUSD is a dollar coin: 1 counts as $1.')
})

test('test tokens of another kind than what pays are not spoken of in the form', async () => {
  await configure({ curve: fakeContracts, wallet: { demo: true } })
  confirming()
  chain.dollars = 100n * 10n ** 18n
  await openPaying('25')
  act(() => transactionStore.put({ ...openMint, asset: request.from }))
  await screen.findAllByRole('button', { name: /HUSD/ })
  expect(screen.queryByText(/^Getting/)).toBeNull()
})

test.each([
  ['a wallet with less than a dollar finds test tokens at the end of the form', 10n ** 17n, 1],
  ['a wallet with dollars is offered no test tokens', 100n * 10n ** 18n, 0],
])('on a test network %s', async (_, dollars, offers) => {
  await configure({ curve: fakeContracts, wallet: { demo: true } })
  confirming()
  chain.dollars = dollars
  await openPaying('0.05')
  await button('Approve and buy TIDE for 0.05 HUSD')
  expect(screen.queryAllByRole('button', { name: 'Get test tokens' })).toHaveLength(offers)
})

test('a wallet without dollars elsewhere is told so, once', async () => {
  confirming()
  chain.dollars = 0n
  await openPaying('25')
  await button('No HUSD in your wallet')
  await screen.findByLabelText('You receive ≈')
  expect(screen.queryByText(/^Not enough/)).toBeNull()
})

test('a node on another chain is named as the reason, not its missing pool', async () => {
  chain.chainId = 1
  chain.listed = '0x0000000000000000000000000000000000000000'
  await open()
  await screen.findByText(
    'The node is on chain 1. This site is for chain 31337: nothing can be signed until they agree.',
  )
  expect(await button('The node is on another network')).toHaveProperty('disabled', true)
  expect(screen.queryByText(/not a market of the factory/)).toBeNull()
})

test('with a node of another chain nothing is signed, also for a known pool', async () => {
  chain.chainId = 1
  chain.allowance = 10n ** 24n
  await open()
  await screen.findByText(/^The node is on chain 1/)
  type(/^You pay/, '25')
  expect(await button('The node is on another network')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: /^Buy TIDE/ })).toBeNull()
})

test('while the demo wallet signs, button and step say that the page sends', async () => {
  beRich()
  connectOn(31_337, true)
  const { send, decline } = silentWallet()
  confirming({ send })
  await openPaying('25')
  await press('Buy TIDE for 25 HUSD')
  await button('Sending…')
  await screen.findByText('Sending')
  decline()
  await button('Buy TIDE for 25 HUSD')
})

test('the consent, the suggested amounts and the signed figures stay in place while the wallet is asked', async () => {
  beRich()
  const { send, decline } = silentWallet()
  const { sends } = confirming({ send })
  await openPaying('5000')
  const least = () => screen.getByText('Minimum received').closest('div')?.textContent
  await button('Tick the box to go on')
  const quoted = least()
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Buy TIDE for 5,000 HUSD')
  await button('Continue in your wallet')
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: true, disabled: true })
  expect(least()).toBe(quoted)
  screen.getByText(/^The quote you signed/)
  await unfold()
  expect(screen.getByRole('group', { name: 'Max slippage' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: '$100' })).toHaveProperty('disabled', true)
  expect(sends).toHaveLength(1)
  decline()
  await button('Buy TIDE for 5,000 HUSD')
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: true, disabled: false })
})

test('consent to an amount paid does not cover an amount received', async () => {
  beRich()
  confirming()
  await openPaying('500000')
  await button('Tick the box to go on')
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  type(/^You receive/, '500000')
  expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false)
})

test('consent before the approval covers the trade after it', async () => {
  beRich()
  chain.allowance = 0n
  const { sends } = confirming()
  await openPaying('3')
  type(/^You receive/, '1000000')
  await button('Tick the box to go on')
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }))
  await button('Done')
  expect(sends.map(({ kind }) => kind)).toEqual(['approve', 'buy'])
})

test('an approval whose block a reorganisation removed is asked for again, and the trade is not signed without it', async () => {
  const { sends } = confirming({
    simulate: async ({ kind }) =>
      kind === 'buy' ? { refused: 'Approval too low: 0 of 25 HUSD.', retry: false } : {},
  })
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText('Approval too low: 0 of 25 HUSD. Nothing was sent.')
  await button('Approve and buy TIDE for 25 HUSD')
  expect(sends.map(({ kind }) => kind)).toEqual(['approve'])
})

test('a wallet answer without a hash is unresolved, and each repeat needs its own consent', async () => {
  beRich()
  const { sends } = confirming({ send: async () => ({ unclear: true }) })
  await openPaying('25')
  for (const count of [1, 2]) {
    await press('Buy TIDE for 25 HUSD')
    await screen.findByText(/If you signed it, or sign it later, Tideline will find it/)
    await vi.waitFor(() => expect(sends).toHaveLength(count))
    await vi.waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', false))
    expect(await button('Tick the box to go on')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox'))
  }
})

test("a wallet's error message is quoted as the wallet's", async () => {
  beRich()
  confirming({ send: async () => ({ failed: 'Ledger is locked' }) })
  await openPaying('25')
  await press('Buy TIDE for 25 HUSD')
  await screen.findByText('Your wallet answered: “Ledger is locked.”')
  await button('Buy TIDE for 25 HUSD')
})

test('a hanging wallet can be left', async () => {
  beRich()
  confirming(silentWallet())
  await openPaying('25')
  await press('Buy TIDE for 25 HUSD')
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('signing'))
  act(() => void transactionStore.apply(String(transactionStore.all()[0]?.id), { type: 'walletSlow' }))
  await press('Stop waiting')
  expect(await button('Tick the box to go on')).toHaveProperty('disabled', true)
})

test('a wallet that fails to bundle is asked for each transaction', async () => {
  wallet.answers.wallet_getCapabilities = () => ({ '0x7a69': { atomic: { status: 'supported' } } })
  const { sends } = confirming({ send: async () => ({ failed: 'Your wallet cannot take both at once.' }) })
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText('Your wallet is asked twice, once for each step.')
  await press('Ask me once')
  await button('Approve and buy TIDE for 25 HUSD')
  expect(sends).toHaveLength(1)
  delete wallet.answers.wallet_getCapabilities
})

test('the figures of a form say by how much the price moves, and show tokens received meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  beRich()
  confirming()
  await openPaying('25')
  const changes = within(await screen.findByRole('region', { name: 'What changes' }))
  expect(changes.getByText('500')).toBeDefined()
  expect(changes.getByText(/^\+[\d.]+%$/)).toBeDefined()
  chain.tokens = 700n * 10n ** 18n
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await changes.findByText('700')
})

test('an approval of one amount is not shown as the approval of another amount', async () => {
  let isMined = false
  confirming({
    receipt: async (hash) => (isMined ? { hash, from: request.from, block: 12, success: true } : null),
  })
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await screen.findByText(/^Sent, waiting for a block/)
  // A form that opens later follows no approval.
  cleanup()
  await open()
  isMined = true
  await screen.findByText(/^Confirmed in block/)
  type(/^You pay/, '60')
  await button('Approve and buy TIDE for 60 HUSD')
  const steps = screen.getByRole('list', { name: 'Steps' })
  expect(steps.textContent).toContain('Approve 60 HUSD')
  expect(screen.queryByText(/^Confirmed in block/)).toBeNull()
  type(/^You pay/, '20')
  await button('Buy TIDE for 20 HUSD')
  expect(steps.textContent).toContain('Approve 25 HUSDConfirmed in block')
})

test('a confirmed reset is followed by the approval, not taken for it', async () => {
  let isReset = false
  confirming({
    simulate: async ({ amount }) => {
      isReset ||= amount === '0'
      return isReset ? {} : { refused: 'The contract refused and gave no reason.', retry: false }
    },
  })
  chain.allowance = 5n * 10n ** 18n
  await openPaying('25')
  await press('Approve and buy TIDE for 25 HUSD')
  await press('Reset the old HUSD approval')
  await button('Approve and buy TIDE for 25 HUSD')
  expect(screen.queryByText(/^Confirmed in block/)).toBeNull()
})

test.each([
  [3n * 10n ** 18n, '3 HUSD of the approval is left.'],
  [2n ** 256n - 1n, 'An unlimited approval of HUSD is left.'],
])(
  'an allowance of %s that remains after a trade is shown, and can be revoked from the market',
  async (allowance, left) => {
    beRich()
    const { sends } = confirming()
    await openPaying('25')
    await button('Buy TIDE for 25 HUSD')
    chain.allowance = allowance
    await press('Buy TIDE for 25 HUSD')
    await screen.findByText(left)
    await press('Revoke it')
    await screen.findByText(/Revoking what is left of the approval: Confirmed/)
    const { kind, to, data } = sends[1] ?? {}
    expect([kind, to]).toEqual(['revoke', stablecoin])
    expect(data).toBe(
      `0x095ea7b3${fakeContracts.router.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}`,
    )
  },
)

test.each([
  ['This trade', 'Approve and buy TIDE for 25 HUSD', 'Done', 25n * 10n ** 18n],
  ['Ten times it', 'Approve 250 HUSD', 'Buy TIDE for 25 HUSD', 250n * 10n ** 18n],
  ['No limit', 'Approve unlimited HUSD', 'Buy TIDE for 25 HUSD', 2n ** 256n - 1n],
])(
  'the approval that is called “%s” is named, granted and remembered on the market',
  async (label, name, next, units) => {
    const { sends } = confirming()
    await openPaying('25')
    await button('Approve and buy TIDE for 25 HUSD')
    fireEvent.click(screen.getByRole('radio', { name: label }))
    await press(name)
    await button(next)
    expect(sends[0]?.data.slice(74)).toBe(units.toString(16).padStart(64, '0'))
    cleanup()
    chain.allowance = 0n
    await openPaying('30')
    const radio = await screen.findByRole('radio', { name: label })
    expect(radio).toHaveProperty('checked', true)
    // More than this trade is never granted unseen.
    await vi.waitFor(() => expect(radio.closest('details')?.open).toBe(label !== 'This trade'))
  },
)

test('an allowance beyond the trade is shown before it, and disappears once revoked', async () => {
  const { sends } = confirming()
  await openPaying('25')
  await button('Approve and buy TIDE for 25 HUSD')
  fireEvent.click(screen.getByRole('radio', { name: 'Ten times it' }))
  await press('Approve 250 HUSD')
  chain.allowance = 250n * 10n ** 18n
  await button('Buy TIDE for 25 HUSD')
  await screen.findByText('250 HUSD of the approval is left.')
  chain.allowance = 0n
  await press('Revoke it')
  await button('Approve 250 HUSD')
  expect(sends.map(({ kind }) => kind)).toEqual(['approve', 'revoke'])
})

test('an entered amount above the balance does not ask to enter an amount', async () => {
  beRich()
  confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You receive/, '9000001')
  await screen.findByText('The pool does not hold that many tokens.')
  await button('Enter a smaller amount')
})

test.each(['0', '51', 'abc', '2.345', ''])(
  'signs nothing while the slippage is %j, also after 3% was chosen',
  async (text) => {
    beRich()
    const { sends } = confirming()
    await openPaying('25')
    await button('Buy TIDE for 25 HUSD')
    await unfold()
    fireEvent.click(screen.getByRole('radio', { name: '3%' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
    const box = screen.getByLabelText('Max slippage in per cent')
    fireEvent.change(box, { target: { value: text } })
    screen.getByText('Enter a percentage from 0.01 to 50.')
    expect(await button('Enter a max slippage from 0.01 to 50%')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: /^(Buy|Approve)/ })).toBeNull()
    fireEvent.change(box, { target: { value: '3' } })
    expect(await button('Buy TIDE for 25 HUSD')).toHaveProperty('disabled', false)
    expect(sends).toEqual([])
  },
)
