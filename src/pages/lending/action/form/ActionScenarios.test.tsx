import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { firstHash } from '#domain/testing/sampleRecord.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import {
  button,
  connectChain,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  freshHashes,
  openAction,
  press,
  typeAmount,
  user,
} from '#pages/testing/actionFixture.tsx'

/* Failures between a person, their wallet and the chain, as the dialog shows them. */

beforeAll(() => connectPerson(), 30_000)
emptyBrowserBeforeEach()

const approved = contextOf('deposit', { wallet: 100_000_000n, allowance: 100_000_000n })

/** The requests to the wallet: the selector, and the last word of the data as a number. */
function asked(sends: readonly { data: string }[]) {
  return sends.map(({ data }) => [data.slice(0, 10), BigInt(`0x${data.slice(-64)}`)])
}

const approve = '0x095ea7b3'
const deposit = '0x47e7ef24'
const repay = '0x22867d78'

/** Collects the texts of live regions from now on, each change once, in order. */
function announcements(): string[] {
  const said: string[] = []
  const last = new Map<Element, string>()
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = (region.textContent ?? '').replace(/( · )?0x\w+/, '').trim()
      if (text && last.get(region) !== text) said.push(text)
      last.set(region, text)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  return said
}

test('with enough allowance one signature deposits exactly what the button says', async () => {
  const { sends } = connectChain()
  await openAction(approved)
  typeAmount('12.5')
  await press('Deposit 12.5 TUSD')
  await button('Done')
  expect(asked(sends)).toEqual([[deposit, 12_500_000n]])
})

test('a deposit by keyboard alone succeeds, and each of its states is announced once', async () => {
  const { sends } = connectChain()
  await openAction(approved)
  const keyboard = userEvent.setup()
  const said = announcements()
  while (document.activeElement !== screen.getByLabelText('Amount')) await keyboard.tab()
  await keyboard.keyboard('12.5')
  const act = await button('Deposit 12.5 TUSD')
  for (let press = 0; press < 20 && document.activeElement !== act; press++) await keyboard.tab()
  await keyboard.keyboard('{Enter}')
  await button('Done')
  expect(asked(sends)).toEqual([[deposit, 12_500_000n]])
  expect(said.filter((text) => /node|wallet|block/.test(text))).toEqual([
    'Simulating on the node',
    'Waiting for your wallet',
    'Sent, waiting for a block',
    'Confirmed in block 12',
  ])
})

test('a token that refuses to change an approval is reset to zero first, one click a signature', async () => {
  let allowed = 5_000_000n
  const { sends } = connectChain({
    send: freshHashes(),
    simulate: async ({ kind, amount }) =>
      kind === 'approve' && allowed > 0n && amount !== '0' ? { refused: 'Refused.', retry: false } : {},
    settled: ({ kind, amount }) => {
      if (kind === 'approve') allowed = BigInt(amount)
    },
  })
  await openAction(contextOf('deposit', { wallet: 100_000_000n, allowance: 5_000_000n }))
  typeAmount('20')
  await press('Approve and deposit 20 TUSD')
  await press('Reset the old TUSD approval')
  await button('Approve and deposit 20 TUSD')
  expect(screen.queryByText(/^Confirmed in block/), 'a reset is not the approval').toBeNull()
  await press('Approve and deposit 20 TUSD')
  await button('Done')
  expect(asked(sends)).toEqual([
    [approve, 0n],
    [approve, 20_000_000n],
    [deposit, 20_000_000n],
  ])
})

test('a declined deposit leaves the form as it was, and the second try works', async () => {
  let tries = 0
  const { sends } = connectChain({
    send: async () => (++tries === 1 ? { rejected: true } : { hash: firstHash }),
  })
  await openAction(approved)
  typeAmount('7.5')
  await press('Deposit 7.5 TUSD')
  await screen.findByText('You declined in your wallet. Nothing was sent.')
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '7.5')
  await press('Deposit 7.5 TUSD')
  await button('Done')
  expect(sends).toHaveLength(2)
})

test('a hanging wallet can be left, a repeat needs a warning, and a late hash still counts', async () => {
  let answer: (value: { hash: Hash }) => void = () => undefined
  connectChain({ send: () => new Promise((resolve) => (answer = resolve)) })
  await openAction(approved)
  typeAmount('40')
  await press('Deposit 40 TUSD')
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('signing'))
  act(() => void transactionStore.apply(String(transactionStore.all()[0]?.id), { type: 'walletSlow' }))
  await press('Stop waiting')
  await screen.findByText(/earlier deposit of 40 TUSD .*is still unresolved/)
  expect(await button('Deposit 40 TUSD')).toHaveProperty('disabled', true)
  answer({ hash: firstHash })
  await button('Done')
})

test('a revert after a good simulation shows its reason, and the form can be used again', async () => {
  const { sends } = connectChain({
    receipt: async (hash) => ({ hash, from: user, block: 12, success: false }),
    reason: async () => 'Only 3 TUSD is available; the rest is lent out.',
  })
  await openAction(contextOf('withdraw', { scaledSupply: 40_000_000n, maxWithdraw: 40_000_000n }))
  typeAmount('10')
  await press('Withdraw 10 TUSD')
  await screen.findByText(/Reverted: Only 3 TUSD is available/)
  expect(await button('Withdraw 10 TUSD')).toHaveProperty('disabled', false)
  expect(sends).toHaveLength(1)
})

test('MAX with less than the debt in the wallet repays the whole balance, and names the rest to the base unit', async () => {
  const { sends } = connectChain()
  await openAction(
    contextOf('repay', { scaledDebt: 40_000_002n, wallet: 40_000_000n, allowance: 100_000_000n }),
  )
  fireEvent.click(await button('Use the maximum, 40 TUSD'))
  await screen.findByText(
    'Your wallet does not cover the whole debt: 0.000002 TUSD remain, and interest on them continues.',
  )
  await press('Repay 40 TUSD')
  await button('Done')
  expect(asked(sends)).toEqual([[repay, 40_000_000n]])
})

test('a part that is less than the wallet has is repaid without a word about the rest', async () => {
  connectChain()
  await openAction(
    contextOf('repay', { scaledDebt: 40_000_002n, wallet: 40_000_000n, allowance: 100_000_000n }),
  )
  typeAmount('10')
  await button('Repay 10 TUSD')
  expect(screen.queryByText(/does not cover/)).toBeNull()
})

test('MAX with enough in the wallet repays all, so that no dust stays', async () => {
  const { sends } = connectChain()
  await openAction(
    contextOf('repay', { scaledDebt: 40_000_000n, wallet: 100_000_000n, allowance: 100_000_000n }),
  )
  fireEvent.click(await button('Use the maximum, 40 TUSD'))
  await screen.findByText('Repays everything, with interest up to the last second.')
  await press('Repay all (40 TUSD)')
  await button('Done')
  expect(asked(sends)).toEqual([[repay, 2n ** 256n - 1n]])
})

test("a withdrawal limited by the pool's liquidity says so", async () => {
  connectChain()
  await openAction(contextOf('withdraw', { scaledSupply: 1_500_000_000n, maxWithdraw: 1_000_000_000n }))
  expect(screen.getByText(/^Available liquidity/)).toBeDefined()
  typeAmount('1000.000001')
  await screen.findByText('More than the available liquidity; the rest is lent out.')
  expect(await button('Enter a smaller amount')).toHaveProperty('disabled', true)
})

test('a wallet disconnected during a pending deposit still shows its outcome', async () => {
  let isMined = false
  const { announced } = connectChain({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  const { close } = await openAction(approved)
  typeAmount('40')
  await press('Deposit 40 TUSD')
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
  setWalletState({ status: 'disconnected' })
  close()
  isMined = true
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('confirmed'), {
    timeout: 10_000,
  })
  expect(announced).toHaveLength(1)
})

test('MAX that keeps collateral for a loan says so at the field', async () => {
  connectChain()
  const scaled = { scaledSupply: 500_000_000n, scaledDebt: 200_000_000n }
  await openAction(contextOf('withdraw', { ...scaled, maxWithdraw: 250_000_000n }))
  await screen.findByText(/^MAX keeps your health factor at 1\.01 or more/)
})
