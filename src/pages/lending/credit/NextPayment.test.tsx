import { cleanup, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Position } from '#domain/lending/account/position.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { cycleLengthQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { NextPayment } from './NextPayment.tsx'

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

/** The text for loans with these dues in base units, of assets with 6 and 18 decimals. */
function said(changes: Partial<CreditProfile>, ...dues: readonly bigint[]) {
  return saidOf(
    changes,
    dues.map((due) => ({ due })),
  )
}

/** The same for loans with these positions. */
async function saidOf(changes: Partial<CreditProfile>, loans: readonly Partial<Position>[]) {
  const reserves = [
    sampleReserve(6, { symbol: 'TUSD' }),
    sampleReserve(18, { symbol: 'WETH', asset: '0x00000000000000000000000000000000000000bb' }),
  ]
  const positions = reserves.map((reserve, index) => samplePosition(reserve, loans[index]))
  const rows = lendingRows(undefined, reserves, positions)
  const { client } = renderPart(<NextPayment credit={{ ...credit, ...changes }} rows={rows} />)
  client.setQueryData(cycleLengthQuery().queryKey, 3_600)
  return (await screen.findByText(/due|Nothing/)).textContent
}

test('a payment due shows the amount of each loan, its time, and the score with and without it', async () => {
  expect(await said({ scoreAtCycleEnd: 585 }, 5_000_000n, 10n ** 17n)).toBe(
    'Next payment: 5 TUSD and 0.1 WETH, due 22 Nov 2026, 11:28:08 UTC. Without it your score becomes 585; paid on time: up to +5 points.',
  )
})

test('with nothing due the line names the score after the cycle', async () => {
  const nothing = 'Nothing to pay before 22 Nov 2026, 11:28:08 UTC.'
  expect(await said({})).toBe(`${nothing} Your score stays at 600.`)
  cleanup()
  expect(await said({ scoreAtCycleEnd: 605 })).toBe(`${nothing} Your score becomes 605 then.`)
})

test('without a loan the line says that nothing is due', async () => {
  expect(await said({ cycleEndsAt: null })).toBe('No open loan, so nothing is due.')
})

test('with nothing due an open loan says until when the next payment is', async () => {
  expect(await saidOf({}, [{ borrowed: 5_000_000n }])).toMatch(
    /^Nothing to pay before 22 Nov 2026, 11:28:08 UTC; next payment by 22 Nov 2026, 12:28:08 UTC\. /,
  )
})
