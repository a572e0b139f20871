import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { Prospect } from './Prospect.tsx'

const reserve = sampleReserve(6, { symbol: 'TUSD', supplyRate: ray / 50n })
const rowOf = (wallet: bigint) => lendingRows(undefined, [reserve], [samplePosition(reserve, { wallet })])[0]
const figure = (label: string) => screen.getByText(label).parentElement?.textContent

test('a wallet sees what all of its tokens would earn and allow as a deposit', () => {
  render(<Prospect row={rowOf(1_000_000_000n)} />)
  expect(figure('In your wallet')).toMatch(/1,000 TUSD$/)
  expect(figure('Interest a year')).toMatch(/20\.\d+ TUSDif all is deposited$/)
  expect(figure('Available to borrow')).toMatch(/\$[1-9]\d\d\.\d\dif all is deposited$/)
})

test('an empty wallet is promised nothing', () => {
  const { container } = render(<Prospect row={rowOf(0n)} />)
  expect(container.textContent).toBe('')
})
