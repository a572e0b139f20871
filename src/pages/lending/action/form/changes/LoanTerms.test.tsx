import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { LoanTerms } from './LoanTerms.tsx'

const rowsOf = (props: Partial<Parameters<typeof LoanTerms>[0]>) => {
  vi.setSystemTime('2026-11-30T17:10:00Z')
  onTestFinished(() => void vi.useRealTimers())
  render(
    <dl>
      <LoanTerms score={600} symbol="TUSD" isFirst debt={decimal('400.000001')} {...props} />
    </dl>,
  )
  return screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
}
const firstDue = new Date('2026-11-30T19:06:00Z')

test.each([
  ['says the amount of its first payment', {}, '20 TUSD plus interest, by 19:06 UTC'],
  ['without an amount says its share', { debt: null }, '5% of the loan plus interest, by 19:06 UTC'],
])('a first loan %s, what follows each cycle, and what a liquidation costs', (_, props, payment) => {
  expect(rowsOf({ firstDue, cycleSeconds: 3_600, ...props })).toEqual([
    `First payment${payment}`,
    'Then every hour5% of the loan plus interest',
    'If liquidatedscore 600510',
  ])
})

test('a first loan while the length of a credit cycle is not known says what each one owes', () => {
  expect(rowsOf({ firstDue: null })[0]).toBe('Every later credit cycle5% of the loan plus interest')
})

test('more of a loan says only what a liquidation costs; at the lowest score nothing', () => {
  expect(rowsOf({ isFirst: false, score: 300 })).toEqual(['If liquidatedscore stays 300'])
})
