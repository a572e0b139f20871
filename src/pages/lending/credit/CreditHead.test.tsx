import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CreditHead } from './CreditHead.tsx'

type Props = Parameters<typeof CreditHead>[0]

/** The head of an account of health 8 with these deposits and debts. */
async function open(
  holdings: readonly (readonly [supply: string, debt: string])[],
  changes: Partial<Props['figures']> = {},
  rest: object = {},
  isOwn = false,
  each: readonly object[] = [],
) {
  const unknown = { score: null, limit: null, borrowed: null, available: null, collateral: null, doubt: null }
  const figures = { ...unknown, from: 'lending', health: decimal('8'), ...changes } as Props['figures']
  const rows = holdings.map(([supply, debt], index) => ({
    yourSupply: decimal(supply),
    yourDebt: decimal(debt),
    supplyApy: null,
    reserve: null,
    position: null,
    price: null,
    ...rest,
    ...each[index],
  })) as unknown as Props['rows']
  renderPart(<CreditHead figures={figures} rows={rows} unit="usd" credit={null} isOwn={isOwn} />)
  await screen.findByText(/^(Health factor|Deposits and loans)$/)
}

test('a debt of the asset that is the only deposit has the word of its health, and no fall', async () => {
  await open([
    ['1000', '100'],
    ['0', '0'],
  ])
  screen.getByText('Safe. Only interest can lower the health factor: deposit and debt are the same asset.')
})

test('what the next tier would save is in dollars and cents', async () => {
  const borrowRates = [50n, 40n, 30n, 25n, 20n].map((rate) => rate * 10n ** 24n)
  const rest = { price: decimal('1'), reserve: { symbol: 'TUSD', borrowRates } }
  await open([['1000', '16.6']], { from: 'node', score: 600 }, rest)
  expect(screen.getByText(/would save you/).textContent).toBe('A score of 670 would save you $0.17 a year')
})

test('an account that the contract says holds nothing has what its wallet is worth and the terms of its score', async () => {
  const borrowRates = [50n, 40n, 30n, 25n, 20n].map((rate) => rate * 10n ** 24n)
  const reserve = {
    symbol: 'TUSD',
    borrowRates,
    ltvBps: 7_500n,
    liquidationThresholdBps: 8_000n,
    borrowable: true,
  }
  const rest = { price: decimal('2'), wallet: decimal('10'), symbol: 'TUSD', borrowApy: decimal('0.0429') }
  await open(
    [['0', '0']],
    { from: 'node', score: 600, health: 'none', collateral: decimal('0') },
    { ...rest, reserve },
  )
  expect(screen.getByText('In the wallet').parentElement?.textContent).toContain('$20')
  expect(screen.getByText('Borrow APY').parentElement?.textContent).toContain('4.29%')
  expect(screen.queryByText('Health factor')).toBeNull()
})

test.each([
  ['whose deposits nobody tells', { yourSupply: null }],
  ['with a deposit that is worth nothing', { yourSupply: decimal('0.000001') }],
])('an account without debt %s keeps its figures', async (_, position) => {
  await open([['0', '0']], { from: 'node', health: 'none', collateral: decimal('0') }, position)
  screen.getByText('No debt')
})

test('a debt of another asset names the fall to its liquidation', async () => {
  await open([
    ['1000', '0'],
    ['0', '100'],
  ])
  expect(screen.getByText(/liquidation after a fall of 87\.5/)).toBeDefined()
  expect(screen.queryByText(/Only interest/)).toBeNull()
})

test.each([
  ['of an own account has a link to a loan', true, '100', '/?action=borrow&asset=0xaa'],
  ['that is nothing has none', true, '0', undefined],
  ['of somebody else has none', false, '100', undefined],
])('what is available to borrow %s', async (_, isOwn, available, href) => {
  await loadTestConfig({})
  const rest = {
    asset: '0xaa',
    reserve: { symbol: 'TUSD', borrowable: true, borrowRates: [] },
    trouble: null,
  }
  await open([['1000', '0']], { available: decimal(available) }, rest, isOwn)
  expect(screen.queryByRole('link', { name: 'Borrow' })?.getAttribute('href')).toBe(href)
})

test.each([
  [
    'of an own account has a link to the repayment of the loan that is due',
    true,
    '/?action=repay&asset=0xbb',
  ],
  ['of somebody else has none', false, undefined],
])('a debt %s', async (_, isOwn, href) => {
  await loadTestConfig({})
  const loan = (asset: string, due: bigint) => ({ asset, position: { borrowed: 9n, due, borrowRate: 0n } })
  const figures = { borrowed: decimal('18') }
  const rest = { reserve: { symbol: 'TUSD', borrowRates: [] }, trouble: null }
  await open(
    [
      ['1000', '9'],
      ['0', '9'],
    ],
    figures,
    rest,
    isOwn,
    [loan('0xaa', 0n), loan('0xbb', 5n)],
  )
  expect(screen.queryByRole('link', { name: 'Repay' })?.getAttribute('href')).toBe(href)
})

test.each([
  ['with a debt the repayment', '9', 'Repay'],
  ['without one the loan', '0', 'Borrow'],
])('of the acts of an account %s stands out alone', async (_, debt, name) => {
  await loadTestConfig({})
  const rest = {
    ...{ asset: '0xaa', trouble: null, position: { borrowed: BigInt(debt), due: 0n, borrowRate: 0n } },
    reserve: { symbol: 'TUSD', borrowable: true, borrowRates: [] },
  }
  await open([['1000', debt]], { borrowed: decimal(debt), available: decimal('100') }, rest, true)
  const primary = screen.getAllByRole('link').filter(({ className }) => className.includes('bg-accent'))
  expect(primary.map(({ textContent }) => textContent)).toEqual([name])
})
