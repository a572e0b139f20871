import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Position } from '#domain/lending/account/position.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { snapshotOf } from '#domain/lending/action/snapshot.ts'
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
  const context = contextOf(action, read)
  const before = snapshot(contextOf(action, began))
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
const asset = contextOf('deposit', {}).asset

test.each([
  [
    'deposit',
    rich,
    { wallet: 60_000_000n, scaledSupply: 40_000_000n },
    /^Deposited 40 TUSDEarns [\d.]+% a year now\.$/,
  ],
  ['borrow', {}, { wallet: 40_000_000n }, /^Borrowed 40 TUSDAt [\d.]+% a year now\.$/],
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

test('the outcome leads to the loan that a deposit allows, once the account was read again', async () => {
  const { link, label } = await told('deposit', rich, {
    wallet: 60_000_000n,
    scaledSupply: 40_000_000n,
    maxBorrow: 20_000_000n,
  })
  expect(label).toMatch(/^Borrow \$[\d.]+ in TUSD, health stays safe$/)
  expect(link).toContain(`/?action=borrow&asset=${asset}&amount=`)
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
