import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Snapshot } from '#domain/lending/action/actionFigures.ts'
import { ray } from '#domain/lending/reserve/interest.ts'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { riskSentence } from '#pages/lending/action/form/consent/RiskConsent.tsx'
import { BriefChanges, ChangesPanel } from './ChangesPanel.tsx'

const zero = decimal('0')
const held = (wallet: string, deposited: string): Snapshot => ({
  wallet: decimal(wallet),
  deposited: decimal(deposited),
  debt: zero,
  rate: zero,
  utilization: zero,
  power: zero,
  available: zero,
  health: 'none',
})

test.each([
  ['that the pool rounds down by a unit shows what the wallet pays', '7', '256.999999', '257 TUSD', '257'],
  ['before it is shown round, its title exactly', '49.999999', '299.999998', '50 TUSD', '49.999999'],
])('a deposit %s', (_, before, after, shown, exact) => {
  render(
    <ChangesPanel
      action="deposit"
      symbol="TUSD"
      preview={{ before: held('300', before), after: held('50', after) }}
      ready
      done={false}
      reserve={sampleReserve(6)}
      note={null}
      asOf={null}
    />,
  )
  const figures = screen.getByText('Your deposit').parentElement
  expect(figures?.textContent).toContain(shown)
  expect(figures?.querySelector(`[title="${exact} TUSD"]`)).toBeTruthy()
  expect(document.body.textContent).not.toContain('.99')
})

test('a debt with the interest of some seconds is shown without it, its title exactly', () => {
  const owed = { ...held('300', '0'), debt: decimal('120.000012') }
  render(
    <ChangesPanel
      action="repay"
      symbol="TUSD"
      preview={{ before: owed, after: { ...owed, debt: decimal('70.000012') } }}
      ready
      done={false}
      reserve={sampleReserve(6)}
      note={null}
      asOf={null}
    />,
  )
  const figures = screen.getByText('Your debt').parentElement
  expect(figures?.textContent).toContain('70 TUSD')
  expect(figures?.querySelector('[title="70.000012 TUSD"]')).toBeTruthy()
  expect(figures?.textContent).not.toContain('.00')
})

test('a deposit says what it earns, also in brief', () => {
  const props = {
    ...({ action: 'deposit', symbol: 'TUSD', ready: true, done: false } as const),
    preview: { before: held('300', '0'), after: held('50', '250') },
    reserve: { ...sampleReserve(6), supplyRate: ray / 20n },
  }
  render(
    <>
      <ChangesPanel {...props} note={null} asOf={null} />
      <BriefChanges {...props} />
    </>,
  )
  const rates = screen.getAllByText('Supply APY now').map(({ parentElement }) => parentElement?.textContent)
  expect(rates).toEqual(['Supply APY now5.12%', 'Supply APY now5.12%'])
  for (const label of screen.getAllByText('Interest a year'))
    expect(label.parentElement?.textContent).toMatch(/0 TUSD12\.8\d TUSD$/)
})

test('what a deposit allows is shown without the rounding of the pool, its title exactly', () => {
  const before = held('300', '0')
  const available = decimal('599.9999994')
  const props = { ...({ action: 'deposit', symbol: 'TUSD', ready: true, done: false } as const) }
  const preview = { before, after: { ...before, available, power: available } }
  render(<ChangesPanel {...props} {...{ preview }} reserve={sampleReserve(6)} note={null} asOf={null} />)
  expect(screen.getByText('Available to borrow').parentElement?.textContent).toBe(
    'Available to borrow$0$600.00',
  )
  expect(screen.getByTitle('$599.9999994').textContent).toBe('$600.00')
})

test.each([
  ['without a debt stands once, as available', '80', ['Available to borrow']],
  ['beside a debt stands with what is left of it', '50', ['Available to borrow', 'Borrowing power']],
])('the borrowing power %s', (_, available, shown) => {
  const state = { ...held('300', '100'), power: decimal('80'), available: decimal(available) }
  const props = { ...({ action: 'deposit', symbol: 'TUSD', ready: false, done: false } as const) }
  const preview = { before: state, after: state }
  render(<ChangesPanel {...props} {...{ preview }} reserve={sampleReserve(6)} note={null} asOf={null} />)
  expect(
    screen.getAllByText(/^(Available to borrow|Borrowing power)$/).map((each) => each.textContent),
  ).toEqual(shown)
})

test('a loan says its interest of a year and how far collateral may fall, also in brief', () => {
  const rate = decimal('0.05')
  const loan = { ...held('400', '500'), debt: decimal('100'), health: decimal('2.5'), rate }
  const props = {
    ...({ action: 'borrow', symbol: 'TUSD', ready: true, done: false } as const),
    preview: { before: { ...held('300', '500'), rate }, after: loan },
    reserve: sampleReserve(6),
  }
  render(
    <>
      <ChangesPanel {...props} note={null} asOf={null} />
      <BriefChanges {...props} />
    </>,
  )
  for (const label of screen.getAllByText('Interest a year'))
    expect(label.parentElement?.textContent).toBe('Interest a year0 TUSD5.00 TUSD')
  expect(screen.getAllByText('Your collateral can fall by 60% before you can be liquidated.')).toHaveLength(2)
})

test.each([
  [
    'one collateral says its price',
    { symbol: 'WETH', price: decimal('787'), fall: decimal('0.75') },
    'Liquidation when WETH falls by 75% to $787.00, if no other price moves.',
  ],
  [
    'collateral of the same asset promises no fall',
    'together' as const,
    'Only interest can lower the health factor: deposit and debt are the same asset.',
  ],
])('a loan against %s', (_, cause, sentence) => {
  const state = { ...held('300', '500'), debt: decimal('100'), health: decimal('4'), cause }
  const props = { ...({ action: 'repay', symbol: 'TUSD', ready: false, done: false } as const) }
  const preview = { before: state, after: state }
  render(<BriefChanges {...props} preview={preview} reserve={sampleReserve(6)} />)
  expect(document.body.textContent).toContain(sentence)
  expect(document.body.textContent).not.toContain('can fall')
})

test.each([
  ['2', 'falls by 25% to'],
  ['1.99', ''],
])('the sentence on the fall stands beside a health of %s; below 2 a warning has it', (health, says) => {
  const cause = { symbol: 'WETH', price: decimal('787'), fall: decimal('0.25') }
  const state = { ...held('300', '500'), debt: decimal('100'), health: decimal(health), cause }
  const props = { ...({ action: 'borrow', symbol: 'TUSD', ready: true, done: false } as const) }
  render(<BriefChanges {...props} preview={{ before: state, after: state }} reserve={sampleReserve(6)} />)
  expect(document.body.textContent).toContain(says)
  expect(document.body.textContent?.includes('Liquidation when')).toBe(says !== '')
  expect(riskSentence(state)).toContain('falls by 25%.')
})

test('what a loan of the collateral itself leaves is said of the time after it', () => {
  const state = {
    ...held('300', '500'),
    debt: decimal('100'),
    health: decimal('4'),
    cause: 'together' as const,
  }
  const props = { ...({ action: 'withdraw', symbol: 'TUSD', ready: true, done: false } as const) }
  render(<BriefChanges {...props} preview={{ before: state, after: state }} reserve={sampleReserve(6)} />)
  screen.getByText(
    'After this, only interest can lower the health factor: deposit and debt are the same asset.',
  )
})

test('the panel below the brief figures has none of them again', () => {
  vi.setSystemTime('2026-11-30T00:10:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const owed = { ...held('300', '0'), debt: decimal('120'), power: decimal('9') }
  const props = {
    action: 'borrow',
    symbol: 'TUSD',
    preview: { before: owed, after: { ...owed, debt: decimal('130') } },
    ready: true,
    done: true,
    reserve: sampleReserve(6),
    terms: { score: 600, firstDue: new Date('2026-11-30T02:42:00Z'), cycleSeconds: 3_600 },
  } as const
  render(
    <>
      <BriefChanges {...props} />
      <ChangesPanel {...props} note={null} asOf={null} isRest />
    </>,
  )
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(labels).toEqual([
    'Your debt',
    'Your borrow APY',
    'Interest a year',
    'Health factor',
    'First payment',
    'If liquidated',
    'Available to borrow',
    'Borrowing power',
    'In your wallet',
    'Pool utilisation',
  ])
  expect(screen.getByText('First payment').parentElement?.textContent).toMatch(
    /6.5 TUSD plus interest, by .*02:42 UTC$/,
  )
})
