import { act, cleanup, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Position } from '#domain/lending/account/position.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { cycleLengthQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { NextPayment } from './NextPayment.tsx'

vi.mock(import('#lib/browser/clock.ts'), async (original) => ({
  ...(await original()),
  now: () => Date.parse('2026-11-22T11:00:00Z'),
}))

beforeAll(() => loadTestConfig({}))

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

/** The text for loans with these positions, of assets with 6 and 18 decimals. */
async function said(changes: Partial<CreditProfile>, ...loans: readonly Partial<Position>[]) {
  const reserves = [
    sampleReserve(6, { symbol: 'TUSD' }),
    sampleReserve(18, { symbol: 'WETH', asset: '0x00000000000000000000000000000000000000bb' }),
  ]
  const positions = reserves.map((reserve, index) => samplePosition(reserve, loans[index]))
  const rows = lendingRows(undefined, reserves, positions)
  const { client } = renderPart(<NextPayment credit={{ ...credit, ...changes }} rows={rows} />)
  act(() => client.setQueryData(cycleLengthQuery().queryKey, 3_600))
  return (await screen.findByText('Next payment')).parentElement?.textContent
}

test('a payment due shows the amount of each loan, how long it has, and the score with and without it', async () => {
  expect(await said({ scoreAtCycleEnd: 585 }, { due: 5_000_000n }, { due: 10n ** 17n })).toBe(
    'Next payment5 TUSD and 0.1 WETHdue in 28 min (11:28 UTC). Without it your score becomes 585; paid on time: up to +5 points.',
  )
})

test('with nothing due the payment is the share of each loan after this cycle, plus its interest', async () => {
  expect(await said({}, { principal: 200_000_000n })).toBe(
    'Next payment10 TUSDplus interest, due in 1 h 28 min',
  )
})

test('a day that is not today has its date', async () => {
  const cycleEndsAt = new Date('2026-11-24T11:28:08Z')
  expect(await said({ cycleEndsAt }, { due: 5_000_000n })).toContain('due in 2 d (24 Nov 2026, 11:28 UTC)')
})

test('without a loan there is no payment, and a score that still changes says when', async () => {
  expect(await said({ cycleEndsAt: null })).toBe('Next paymentNone')
  cleanup()
  expect(await said({ scoreAtCycleEnd: 605 })).toBe(
    'Next paymentNoneScore becomes 605 in 28 min (11:28 UTC).',
  )
})
