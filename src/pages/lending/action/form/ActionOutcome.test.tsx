import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { accountState } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { snapshotOf } from '#domain/lending/action/snapshot.ts'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
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
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ActionOutcome } from './ActionOutcome.tsx'

beforeAll(() => connectPerson(), 30_000)
emptyBrowserBeforeEach()

function snapshot({ part }: ActionContext) {
  if (part.from === 'tokens') throw new Error('The sample has a pool.')
  return snapshotOf(part.state)
}

/** What is said of an action of 40 TUSD that began with one position, where the account was last read as another. */
async function told(action: LendingAction, began: Partial<Position>, read: Partial<Position>) {
  return outcomeOf(contextOf(action, read), contextOf(action, began))
}

/** The same of a context as it was last read, and as it began. */
async function outcomeOf(context: ActionContext, began: ActionContext) {
  const before = snapshot(began)
  const signed = { ...request, hash: firstHash, amount: '40000000' } as unknown as TransactionRecord
  renderPart(
    <ActionOutcome
      context={context}
      state={{ approve: { hash: secondHash }, signed, moved: null, preview: { before, after: before } }}
    />,
  )
  const region = await screen.findByRole('region', { name: 'Outcome' })
  const link = within(region).queryByRole('link', { hidden: true })
  return {
    sentence: region.querySelector('div')?.textContent?.replaceAll('\u00a0', ' '),
    label: link?.textContent,
    link: link && !link.className.includes('invisible') ? link.getAttribute('href') : null,
  }
}

const rich = { wallet: 100_000_000n }

test.each([
  [
    'deposit',
    rich,
    { wallet: 60_000_000n, scaledSupply: 40_000_000n },
    /^Deposited 40 TUSDEarns [\d.]+% a year now\.$/,
  ],
  [
    'withdraw',
    {},
    { wallet: 40_000_000n, scaledSupply: 30_000_000n },
    /^Withdrew 40 TUSD30 TUSD stay deposited\.$/,
  ],
  ['withdraw', {}, { wallet: 40_000_000n }, /^Withdrew 40 TUSDNothing of it is deposited any more\.$/],
  [
    'repay',
    rich,
    { wallet: 60_000_000n },
    /^Repaid 40 TUSDNothing of it is owed any more\. Your score stays 600: .*\.$/,
  ],
] as const)(
  'the outcome of a %s says what it led to, by the account as it was read after it',
  async (action, began, read, expected) => {
    expect((await told(action, began, read)).sentence).toMatch(expected)
  },
)

test.each([
  [0n, /^First payment: 2 TUSD plus interest, nothing before .*01:42 UTC.*\.$/],
  [2_500_000n, /^2\.5 TUSD due .*01:42 UTC.*\.$/],
])(
  'the outcome of a loan of which %s is due says how much is to be paid next, and when',
  async (due, expected) => {
    const { part, ...rest } = contextOf('borrow', { wallet: 40_000_000n, principal: 40_000_000n, due })
    if (part.from === 'tokens') throw new Error('The sample has a pool.')
    const credit = { ...part.credit, cycleEndsAt: new Date('2026-11-30T01:42:10Z') }
    const { sentence } = await outcomeOf({ ...rest, part: { ...part, credit } }, contextOf('borrow', {}))
    expect(sentence?.replace('Borrowed 40 TUSD', '')).toMatch(expected)
  },
)

const wad = 10n ** 18n

/** A deposit of ether in a pool that also lends dollars, with this much of it deposited. */
function depositOfEther(scaledSupply: bigint): ActionContext {
  const weth = sampleReserve(18, { asset: ether, symbol: 'WETH', price: 3_000n * wad })
  const tusd = sampleReserve(6, { symbol: 'TUSD' })
  const account = sampleAccount(
    [weth, samplePosition(weth, { wallet: 2n * wad - scaledSupply, scaledSupply })],
    [tusd, samplePosition(tusd, { maxBorrow: 500_000_000n })],
  )
  const { part, ...rest } = contextOf('deposit', {})
  const state = accountState(account, ether)
  if (!state || part.from === 'tokens') throw new Error('The sample has no position.')
  return { ...rest, asset: ether, symbol: 'WETH', decimals: 18, part: { ...part, account, state } }
}

test('the outcome leads to the loan of dollars that a deposit allows, once the account was read again', async () => {
  const { link, label } = await outcomeOf(depositOfEther(wad), depositOfEther(0n))
  expect(label).toMatch(/^Borrow \$[\d.]+ in TUSD, health stays safe$/)
  expect(link).toContain(`/?action=borrow&asset=${dollar}&amount=`)
})

test('the outcome of a deposit of dollars leads to a loan of them in a pool of nothing else', async () => {
  const read = { wallet: 60_000_000n, scaledSupply: 40_000_000n, maxBorrow: 20_000_000n }
  expect((await told('deposit', rich, read)).label).toMatch(/^Borrow \$[\d.]+ in TUSD, health stays safe$/)
})

test.each(['deposit', 'borrow', 'withdraw', 'repay'] as const)(
  'the outcome of a %s says nothing more while the account is the one from before it',
  async (action) => {
    const { sentence, link } = await told(action, rich, rich)
    expect(sentence).toMatch(/^\w+ 40 TUSD$/)
    expect(link).toBeNull()
  },
)

test('the outcome adds the network fees of the approval and the action', async () => {
  answerAsNode((_, hash) => ({
    transactionHash: hash,
    from: request.from,
    blockNumber: '0x1',
    status: '0x1',
    gasUsed: String(hash) === secondHash ? '0x186a0' : '0x30d40',
    effectiveGasPrice: '0x3b9aca00',
  }))
  await told('deposit', rich, rich)
  const fees = await screen.findByText('Network fees')
  expect(fees.parentElement?.textContent).toMatch(/0\.0003\d* ETH$/)
})

test('a confirmed deposit is told in the place of its field', async () => {
  connectChain()
  await openAction(contextOf('deposit', { ...rich, allowance: 100_000_000n }))
  typeAmount('40')
  await press('Deposit 40 TUSD')
  await button('Done')
  expect(screen.queryByLabelText('Amount')).toBeNull()
  expect(screen.getByRole('region', { name: 'Outcome' }).textContent).toMatch(/^Deposited 40/)
})
