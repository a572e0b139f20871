import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { NextPayment } from './NextPayment.tsx'

const cycleEndsAt = new Date('2026-11-22T11:28:08Z')
const credit: CreditProfile = {
  score: 600,
  firstBorrowAt: null,
  lastBorrowAt: null,
  paidCycles: 0,
  missedCycles: 0,
  loansClosed: 0,
  liquidations: 0,
  repaidUsd: 0n,
  cycleEndsAt,
  dueLoans: 1,
  paidLoans: 0,
  scoreAtCycleEnd: 600,
  scoreWhenClosed: 600,
}

/** The text for loans with these dues in base units, of assets with 6 and 18 decimals. */
function said(changes: Partial<CreditProfile>, ...dues: readonly bigint[]) {
  const reserves = [
    sampleReserve(6, { symbol: 'TUSD' }),
    sampleReserve(18, { symbol: 'WETH', asset: '0x00000000000000000000000000000000000000bb' }),
  ]
  const positions = reserves.map((reserve, index) => samplePosition(reserve, { due: dues[index] ?? 0n }))
  const rows = lendingRows(undefined, reserves, positions)
  const { container } = render(<NextPayment credit={{ ...credit, ...changes }} rows={rows} />)
  return container.textContent
}

test('a payment due shows the amount of each loan, its time, and the score with and without it', () => {
  expect(said({ scoreAtCycleEnd: 585 }, 5_000_000n, 10n ** 17n)).toBe(
    'Next payment: 5 TUSD and 0.1 WETH, due 22 Nov 2026, 11:28:08 UTC. Without it your score becomes 585; paid on time: up to +5 points.',
  )
})

test('with nothing due the line names the score after the cycle', () => {
  const nothing = 'Nothing is due in this credit cycle, which ends 22 Nov 2026, 11:28:08 UTC.'
  expect(said({})).toBe(`${nothing} Your score stays at 600.`)
  cleanup()
  expect(said({ scoreAtCycleEnd: 605 })).toBe(`${nothing} Your score becomes 605 then.`)
})

test('without a loan the line says that nothing is due', () => {
  expect(said({ cycleEndsAt: null })).toBe('No open loan, so nothing is due.')
})
