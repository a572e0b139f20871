import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CreditHistory } from './CreditHistory.tsx'

const none = { paidCycles: 0, missedCycles: 0, loansClosed: 0, liquidations: 0, repaidUsd: 0n, score: 600 }

test.each([
  ['without a loan has no figures', null, false],
  ['with a loan has its figures', new Date(), true],
])('a history %s', async (_, firstBorrowAt, hasFigures) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const credit = {
    ...none,
    firstBorrowAt,
    dueLoans: 0,
    paidLoans: 0,
    cycleEndsAt: null,
    scoreAtCycleEnd: 600,
  }
  const state = { isPending: false, data: { credit } } as never
  renderPart(<CreditHistory address={`0x${'a'.repeat(40)}`} state={state} />)
  await screen.findByText('What moves the score')
  expect(screen.queryByText('Cycles missed') !== null).toBe(hasFigures)
})
