import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import {
  answerAsNode,
  button,
  connectChain,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  freshHashes,
  openAction,
  pool,
  press,
  sentAsAsked,
  typeAmount,
  user,
} from '#pages/testing/actionFixture.tsx'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ActionForm } from './ActionForm.tsx'

beforeAll(() => connectPerson(), 30_000)
emptyBrowserBeforeEach()

const before = contextOf('deposit', { wallet: 100_000_000n, allowance: 100_000_000n })
const unapproved = contextOf('deposit', { wallet: 100_000_000n })
/** 1,000 dollars of collateral: a loan of 700 leaves little health. */
const borrowing = contextOf('borrow', { scaledSupply: 1_000_000_000n, maxBorrow: 750_000_000n })
const after = contextOf('deposit', {
  wallet: 60_000_000n,
  scaledSupply: 40_000_000n,
  allowance: 60_000_000n,
})

/** A wallet that keeps silent until the person declines. */
function silentWallet() {
  let answer: (value: { rejected: true }) => void = () => undefined
  const send = () => new Promise<{ rejected: true }>((resolve) => (answer = resolve))
  return { send, decline: () => answer({ rejected: true }) }
}

const changes = () => figuresIn('What changes')
const known = () => figuresIn('What is known')

function figuresIn(name: string) {
  const rows = [...screen.getByRole('region', { name }).querySelectorAll('dl > div')]
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  )
}

test('a confirmed deposit changes the figures once, also after the dialog was closed and reopened', async () => {
  let isMined = false
  connectChain({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  const { close } = await openAction(before)
  typeAmount('40')
  await press('Deposit 40 TUSD')
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
  close()

  await openAction(after)
  const once = { 'In your wallet': '100 TUSD60 TUSD', 'Your deposit': '0 TUSD40 TUSD' }
  expect(changes()).toMatchObject(once)
  isMined = true
  await button('Done')
  expect(changes()).toMatchObject(once)
})

test('a typed amount survives a reload, and is cleared when the dialog closes', async () => {
  connectChain()
  const { close } = await openAction(before)
  typeAmount('12.5')
  const kept = { ...sessionStorage }
  close()

  Object.assign(sessionStorage, kept)
  const reloaded = await openAction(before)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '12.5')
  reloaded.close()
  await openAction(before)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '')
})

test('a reload after a confirmed deposit begins with an empty form', async () => {
  connectChain()
  const { close } = await openAction(before)
  typeAmount('40')
  await press('Deposit 40 TUSD')
  await button('Done')
  const kept = { ...sessionStorage }
  close()

  Object.assign(sessionStorage, kept)
  await openAction(after)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '')
})

test('an approval lowered in the wallet is shown with a way to continue, and a second click cannot repeat it', async () => {
  const lowered = ({ data }: TransactionRecord) => `0x${data.slice(2, 74)}${'1'.padStart(64, '0')}` as const
  const { sends } = connectChain({ transaction: sentAsAsked(lowered) })
  await openAction(unapproved)
  typeAmount('77')
  await press('Approve and deposit 77 TUSD')
  await screen.findByText('Your wallet approved 0.000001 of 77 TUSD.')
  await press('Deposit 0.000001 TUSD instead')
  await button('Deposit 0.000001 TUSD')
  expect(sends).toHaveLength(1)
})

test('an approval of one amount is not shown as the approval of another amount', async () => {
  let isMined = false
  const { sends } = connectChain({
    send: freshHashes(),
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  const { close } = await openAction(unapproved)
  typeAmount('40')
  await press('Approve and deposit 40 TUSD')
  await screen.findByText(/^Sent, waiting for a block/)
  // A dialog that opens later follows no approval.
  close()
  await openAction(unapproved)
  isMined = true
  await button('Deposit 40 TUSD')
  typeAmount('30')
  const steps = within(screen.getByRole('list', { name: 'Steps' }))
  expect(steps.getByText('Approve 40 TUSD')).toBeDefined()
  expect(steps.getByText(/^Confirmed in block/)).toBeDefined()
  typeAmount('60')
  expect(steps.getByText('Approve 60 TUSD')).toBeDefined()
  expect(steps.queryByText(/^Confirmed in block/)).toBeNull()
  await press('Approve and deposit 60 TUSD')
  await button('Done')
  expect(sends).toHaveLength(3)
})

test('a deposit follows its approval without another press, before the account is read again', async () => {
  const { sends } = connectChain({ send: freshHashes() })
  await openAction(unapproved)
  typeAmount('77')
  await press('Approve and deposit 77 TUSD')
  await button('Done')
  expect(sends.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['approve', '77000000'],
    ['deposit', '77000000'],
  ])
})

test('a repayment follows its approval without another press', async () => {
  const { sends } = connectChain({ send: freshHashes() })
  await openAction(contextOf('repay', { scaledDebt: 40_000_000n, wallet: 100_000_000n }))
  await press('Use the maximum, 40 TUSD')
  await press('Approve and repay all (40 TUSD)')
  await button('Done')
  expect(sends.map(({ kind }) => kind)).toEqual(['approve', 'repay'])
})

test.each([
  ['declined', { send: async () => ({ rejected: true as const }) }, /^You declined/],
  ['refused', { simulate: async () => ({ refused: 'Paused.', retry: false }) }, /^Paused/],
])('nothing follows an approval that was %s', async (_, chain, words) => {
  const { sends } = connectChain(chain)
  await openAction(unapproved)
  typeAmount('40')
  await press('Approve and deposit 40 TUSD')
  await screen.findByText(words)
  await button('Approve and deposit 40 TUSD')
  expect(sends.filter(({ kind }) => kind !== 'approve')).toEqual([])
})

test('an approval that the dialog revoked is asked for again, before the account is read again', async () => {
  const hashes = freshHashes()
  let asked = 0
  const { sends } = connectChain({ send: async () => (++asked === 2 ? { rejected: true } : hashes()) })
  await openAction(unapproved)
  typeAmount('77')
  await press('Approve and deposit 77 TUSD')
  await press('Revoke it')
  await button('Approve and deposit 77 TUSD')
  expect(sends.map(({ kind }) => kind)).toEqual(['approve', 'deposit', 'revoke'])
})

test('a deposit with an unknown outcome is repeated only after a warning', async () => {
  const { sends } = connectChain({ receipt: async () => null, transaction: async () => null })
  await openAction(before)
  typeAmount('40')
  await press('Deposit 40 TUSD')
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
  transactionStore.apply(String(transactionStore.all()[0]?.id), { type: 'missing' })
  await screen.findByText(/earlier deposit of 40 TUSD .*is still unresolved/)
  const again = await button('Deposit 40 TUSD')
  expect(again).toHaveProperty('disabled', true)
  screen.getByText('Tick the box to go on.')
  fireEvent.click(screen.getByRole('checkbox'))
  expect(again).toHaveProperty('disabled', false)
  typeAmount('41')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  expect(sends).toHaveLength(1)
})

test('a cancelled or replaced transaction links to its replacement', async () => {
  connectChain({ receipt: async () => null, transaction: async () => null })
  const { close } = await openAction(before)
  typeAmount('40')
  await press('Deposit 40 TUSD')
  const id = String(transactionStore.all()[0]?.id)
  await vi.waitFor(() => expect(transactionStore.get(id)?.hash).toBe(firstHash))
  transactionStore.apply(id, { type: 'cancelled', by: secondHash, block: 12 })
  const link = await screen.findByRole('link', { name: /Transaction/ })
  expect(link.getAttribute('href')).toBe(`/tx/${secondHash}`)
  close()
})

test('with a node of another chain nothing can be signed', async () => {
  answerAsNode(() => '0x1')
  await openAction(before)
  typeAmount('40')
  expect(await button('The node is on another network')).toHaveProperty('disabled', true)
  screen.getByText(
    'The node is on chain 1. This site is for chain 31337: nothing can be signed until they agree.',
  )
})

test('a risky loan is warned of above the button, once and without a box to tick', async () => {
  connectChain()
  await openAction(borrowing)
  typeAmount('450')
  await button('Borrow 450 TUSD')
  expect(screen.getAllByText(/lower the health factor/).map(({ textContent }) => textContent)).toEqual([
    'Risky. After this, only interest can lower the health factor: deposit and debt are the same asset.',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a repayment of all has one figure, and its approval words', async () => {
  const { sends } = connectChain({ send: freshHashes() })
  await openAction(contextOf('repay', { scaledDebt: 40_000_087n, wallet: 100_000_000n }))
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '40')
  screen.getByText('Approve the debt and an hour of interest')
  await press('Approve and repay all (40 TUSD)')
  await button('Done')
  expect(BigInt(sends[0]?.amount ?? 0)).toBeGreaterThan(40_000_087n)
})

test('an accepted risk stays in place and fixed while the loan is signed', async () => {
  const { send, decline } = silentWallet()
  const { sends } = connectChain({ send })
  await openAction(borrowing)
  typeAmount('700')
  fireEvent.click(screen.getByRole('checkbox'))
  typeAmount('701')
  expect(await button('Borrow 701 TUSD'), 'accepted for one amount, and for no other').toHaveProperty(
    'disabled',
    true,
  )
  typeAmount('700')
  expect(await button('Borrow 700 TUSD')).toHaveProperty('disabled', false)
  await press('Borrow 700 TUSD')
  await button('Continue in your wallet')
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: true, disabled: true })
  expect(sends).toHaveLength(1)
  decline()
  await button('Borrow 700 TUSD')
})

let show: (context: ActionContext) => void = () => undefined

/** A form whose account changes while it is open. */
function Live() {
  const [context, setContext] = useState(borrowing)
  show = setContext
  return <ActionForm context={context} chainId={31337} onClose={() => undefined} />
}

test('a risk that grew after consent must be accepted again', async () => {
  connectChain()
  renderPart(<Live />)
  await screen.findByLabelText('Amount')
  typeAmount('700')
  fireEvent.click(screen.getByRole('checkbox'))
  expect(await button('Borrow 700 TUSD')).toHaveProperty('disabled', false)
  act(() => show(contextOf('borrow', { scaledSupply: 900_000_000n, maxBorrow: 750_000_000n })))
  expect(await button('Borrow 700 TUSD')).toHaveProperty('disabled', true)
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
})

test('consent to repeat one unresolved deposit does not cover the next one', async () => {
  const { sends } = connectChain({
    send: freshHashes(),
    receipt: async () => null,
    transaction: async () => null,
  })
  await openAction(before)
  typeAmount('40')
  for (const count of [1, 2]) {
    await press('Deposit 40 TUSD')
    await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
    transactionStore.apply(String(transactionStore.all()[0]?.id), { type: 'missing' })
    await screen.findByText(/earlier deposit of 40 TUSD .*is still unresolved/)
    expect(await button('Deposit 40 TUSD')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox'))
    expect(sends).toHaveLength(count)
  }
})

test('an unreachable node is not a refusal: no reset of an old approval is offered', async () => {
  const { sends } = connectChain({ simulate: () => Promise.reject(new Error('No connection.')) })
  await openAction(contextOf('deposit', { wallet: 100_000_000n, allowance: 5_000_000n }))
  typeAmount('40')
  await press('Approve and deposit 40 TUSD')
  await screen.findByText('The node could not be asked. Nothing was sent; try again.')
  await button('Approve and deposit 40 TUSD')
  expect(sends).toEqual([])
})

test('without an old approval no reset is offered', async () => {
  connectChain({
    simulate: async () => ({ refused: 'The contract refused and gave no reason.', retry: false }),
  })
  await openAction(unapproved)
  typeAmount('40')
  await press('Approve and deposit 40 TUSD')
  await screen.findByText(/gave no reason. Nothing was sent./)
  await button('Approve and deposit 40 TUSD')
})

test('a wallet answer without a hash is neither failure nor success', async () => {
  const { sends } = connectChain({ send: async () => ({ unclear: true }) })
  await openAction(before)
  typeAmount('40')
  await press('Deposit 40 TUSD')
  await screen.findByText(/If you signed it, or sign it later, Tideline will find it/)
  expect(await button('Deposit 40 TUSD')).toHaveProperty('disabled', true)
  expect(sends).toHaveLength(1)
})

test('the step of an existing approval keeps its amount when the deposit is signed', async () => {
  const { send, decline } = silentWallet()
  connectChain({ send })
  await openAction(before)
  typeAmount('40')
  screen.getByText('Approve 40 TUSD')
  await press('Deposit 40 TUSD')
  await button('Continue in your wallet')
  screen.getByText('Approve 40 TUSD')
  decline()
  await button('Deposit 40 TUSD')
})

test.each([
  ['deposit', 'Nothing in your wallet'],
  ['withdraw', 'Nothing to withdraw'],
  ['repay', 'Nothing to repay'],
] as const)('where there is nothing to %s the button says "%s", whatever is typed', async (action, words) => {
  connectChain()
  await openAction(contextOf(action, {}))
  expect(await button(words)).toHaveProperty('disabled', true)
  typeAmount('40')
  expect(await button(words)).toHaveProperty('disabled', true)
})

test.each([
  ['is due', 5_000_000n, ['Due', '25%', '50%', '75%']],
  ['is not due', 0n, ['25%', '50%', '75%']],
])('a repayment of a loan that %s has these amounts to choose', async (_, due, labels) => {
  connectChain()
  await openAction(contextOf('repay', { scaledDebt: 10n ** 8n, wallet: 10n ** 9n, due }))
  const buttons = screen.getAllByRole('button').map((each) => each.textContent ?? '')
  expect(buttons.filter((text) => /^Due$|%$/.test(text))).toEqual(labels)
})

test('a loan over its limit has no health, and keeps what holds for any amount of it', async () => {
  connectChain()
  await openAction(
    contextOf('borrow', { scaledSupply: 10n ** 9n, scaledDebt: 10n ** 8n, maxBorrow: 65n * 10n ** 7n }),
  )
  typeAmount('40')
  const panel = screen.getByRole('region', { name: 'What changes' })
  expect(panel.textContent).toMatch(/Health factor\d.*If liquidated.*lower the health factor/)
  typeAmount('800')
  expect(changes()['Health factor']).toBe('–Not known')
  expect(panel.textContent).not.toMatch(/lower the health factor/)
})

test('a loan without collateral leads to a deposit, which is its first step, and has no maximum', async () => {
  connectChain()
  await openAction(contextOf('borrow', {}))
  typeAmount('40')
  screen.getByText('Deposit collateral')
  expect(changes()['Your debt'], 'what would be owed').toBe('0 TUSD40 TUSD')
  expect(screen.queryByText(/^You can borrow up to/)).toBeNull()
  expect(await button('Deposit TUSD, then borrow')).toHaveProperty('disabled', false)
  expect(await button('Use the maximum, 0 TUSD')).toHaveProperty('disabled', true)
})

test.each([
  ['an empty wallet', {}, ['Get test TUSD']],
  ['a wallet with some', { wallet: 40_000_000n }, ['Enter an amount to deposit']],
])(
  'a deposit from %s has one button, which gets test tokens only where it has none',
  async (_, position, names) => {
    await loadTestConfig({ lendingPool: pool, wallet: { demo: true } })
    connectChain()
    await openAction(contextOf('deposit', position))
    await screen.findByLabelText('Amount')
    const acts = screen.getAllByRole('button', { name: /^(Get test|Enter an amount|Nothing)/ })
    expect(acts.map(({ textContent }) => textContent)).toEqual(names)
  },
)

test('the typed maximum is sent as a number, pressed MAX as all', async () => {
  const { sends } = connectChain()
  await openAction(contextOf('withdraw', { scaledSupply: 40_000_000n, maxWithdraw: 40_000_000n }))
  typeAmount('40')
  await press('Withdraw 40 TUSD')
  await vi.waitFor(() => expect(sends).toHaveLength(1))
  expect(sends[0]?.data.endsWith(40_000_000n.toString(16))).toBe(true)
})

test.each([
  [41_000_000n, /^The interest until it is in a block stays owed: MAX repays that, too\.$/],
  [40_000_000n, /^The interest until it is in a block stays owed\.$/],
])(
  'typing the whole debt, with %i in the wallet, warns that the loan will not be fully repaid',
  async (has, hint) => {
    connectChain()
    await openAction(contextOf('repay', { scaledDebt: 40_000_000n, wallet: has, allowance: has }))
    typeAmount('4')
    typeAmount('40')
    await screen.findByText(hint)
  },
)

test.each([
  [
    'the whole debt',
    { scaledDebt: 40_000_000n, wallet: 50_000_000n },
    '40',
    'Approve and repay all (40 TUSD)',
  ],
  [
    'what the wallet has of it',
    { scaledDebt: 40_000_000n, wallet: 30_000_000n },
    '30',
    'Approve and repay 30 TUSD',
  ],
  ['nothing without a debt', { wallet: 50_000_000n }, '', 'Nothing to repay'],
])('a repayment begins with %s', async (_, position, text, label) => {
  connectChain()
  await openAction(contextOf('repay', position))
  expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe(text)
  expect(screen.getByRole('button', { name: label })).toBeTruthy()
})

test('a pool with only the four specified functions takes actions, and shows no figure it does not report', async () => {
  const { sends } = connectChain({
    send: freshHashes(),
  })
  const holding = { decimals: 6, wallet: 100_000_000n, allowance: 0n, pTokens: 5_000_000n }
  const part = {
    from: 'tokens',
    holding,
    rates: { supply: decimal('0.0244'), borrow: decimal('0.0329') },
  } as const
  const context = { user, asset: request.asset, symbol: 'TUSD', decimals: 6, part }
  const { close } = await openAction({ ...context, action: 'deposit' })
  typeAmount('101')
  await screen.findByText('Not enough in your wallet.')
  typeAmount('77')
  await press('Approve and deposit 77 TUSD')
  await button('Done')
  expect(sends.map(({ kind }) => kind)).toEqual(['approve', 'deposit'])
  expect(screen.queryByText(/Health|Credit|utilisation/)).toBeNull()
  expect(known()).toMatchObject({ 'Your pTokens': '5', 'Supply APY': '2.44%' })
  close()

  await openAction({ ...context, action: 'borrow' })
  typeAmount('1000000')
  expect(known()).toMatchObject({ 'Borrow APY': '3.29%', 'Available to borrow': '–Unknown' })
  await press('Borrow 1,000,000 TUSD')
  await button('Done')
  expect(sends).toHaveLength(3)
})

test('a repayment to a pool that does not report the debt has no MAX, and shows why', async () => {
  const { sends } = connectChain()
  const holding = { decimals: 6, wallet: 949_500_000n, allowance: 0n, pTokens: 0n }
  const part = { from: 'tokens', holding, rates: { supply: null, borrow: null } } as const
  await openAction({ user, asset: request.asset, symbol: 'TUSD', decimals: 6, part, action: 'repay' })
  await screen.findByText('This pool does not tell your debt, so there is no MAX. Enter what you owe.')
  const max = await button('Use the maximum, unknown TUSD')
  expect(max).toHaveProperty('disabled', true)
  fireEvent.click(max)
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  typeAmount('50')
  await button('Approve and repay 50 TUSD')
  expect(sends).toEqual([])
})

test('an approval whose rest the node cannot tell is named, and can be revoked', async () => {
  connectChain({ send: async () => ({ rejected: true }) })
  answerAsNode((method, call) => {
    if (call?.data?.startsWith('0xdd62ed3e')) throw new TypeError('No connection.')
    return method === 'eth_chainId' ? '0x7a69' : '0x0'
  })
  const holding = { scaledDebt: 40_000_000n, wallet: 100_000_000n, allowance: 949_500_000n }
  await openAction(contextOf('repay', holding))
  typeAmount('10')
  await press('Repay 10 TUSD')
  await screen.findByText('The node did not say what is left of the TUSD approval.', {}, { timeout: 10_000 })
  await button('Revoke it')
})

test('the allowance that remains after a declined transaction is shown and can be revoked', async () => {
  const { sends } = connectChain({ send: async () => ({ rejected: true }) })
  answerAsNode((method, call) => {
    if (call?.data?.startsWith('0xdd62ed3e')) return `0x${949_500_000n.toString(16).padStart(64, '0')}`
    return method === 'eth_chainId' ? '0x7a69' : '0x0'
  })
  const holding = { scaledDebt: 40_000_000n, wallet: 100_000_000n, allowance: 949_500_000n }
  await openAction(contextOf('repay', holding))
  typeAmount('10')
  await press('Repay 10 TUSD')
  await screen.findByText('949.5 TUSD of the approval is left.')
  await press('Revoke it')
  await vi.waitFor(() => expect(sends.map(({ kind }) => kind)).toEqual(['repay', 'revoke']))
})

test('the allowance that remains after a full repayment is shown and can be revoked', async () => {
  const { sends } = connectChain({
    send: freshHashes(),
  })
  answerAsNode((method, call) => {
    if (call?.data?.startsWith('0xdd62ed3e')) return `0x${401_234n.toString(16).padStart(64, '0')}`
    return method === 'eth_chainId' ? '0x7a69' : '0x0'
  })
  const context = contextOf('repay', {
    scaledDebt: 40_000_000n,
    wallet: 100_000_000n,
    allowance: 41_000_000n,
  })
  await openAction(context)
  await press('Use the maximum, 40 TUSD')
  await press('Repay all (40 TUSD)')
  await screen.findByText('0.401234 TUSD of the approval is left.')
  await press('Revoke it')
  await screen.findByText(/Revoking what is left of the approval: Confirmed/)
  expect(sends.map(({ kind, to }) => [kind, to])).toEqual([
    ['repay', pool],
    ['revoke', context.asset],
  ])
  expect(sends[1]?.data).toMatch(/^0x095ea7b3.*0{64}$/)
})

test('a share of the limit is entered by its button, which is pressed then', async () => {
  connectChain()
  await openAction(contextOf('deposit', { wallet: 40_000_000n }))
  await press('25%')
  await button('Approve and deposit 10 TUSD')
  expect((await button('25%')).getAttribute('aria-pressed')).toBe('true')
})

test('an empty wallet is offered no shares', async () => {
  connectChain()
  await openAction(contextOf('deposit', {}))
  expect(screen.queryByRole('button', { name: '25%' })).toBeNull()
})

test('the maximum of a loan is entered with eight digits at most, never more than is available', async () => {
  connectChain()
  const changes = { scaledSupply: 10n ** 13n, maxBorrow: 1_234_567_891_234n }
  await openAction(contextOf('borrow', changes))
  fireEvent.click(await screen.findByRole('button', { name: /^Use the maximum/ }))
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,234,567.8')
})
