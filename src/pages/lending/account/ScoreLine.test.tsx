import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { scoreLogs } from '#interfaces/testing/fakeScoreLogs.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ScoreLine } from './ScoreLine.tsx'

const user = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const pool = '0x00000000000000000000000000000000000000AA'

beforeEach(() => loadTestConfig({ lendingPool: pool }))

/** Renders the line of an account with these score changes. */
async function open(score: number, ...changes: Parameters<typeof scoreLogs>[1]) {
  const logs = scoreLogs(user, changes)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ method, params: [filter] }) => ({
      result: method === 'eth_blockNumber' ? '0x200' : logs((filter as { topics: string[] }).topics),
    })),
  )
  return renderPart(<ScoreLine address={user} score={score} />)
}

const paid = { before: 600, after: 605, reason: 1 }
const missed = { before: 605, after: 590, reason: 2 }
const liquidated = { before: 590, after: 428, reason: 3 }

test('the line shows every score change oldest first, each with its time and reason', async () => {
  const { container } = await open(428, paid, missed, liquidated)
  await screen.findByRole('img', { name: /^Credit score: from Before .* between 428 and 605$/ })
  expect([...container.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Before 3 Oct 2026, .*: 600$/),
    expect.stringMatching(/^3 Oct 2026, .*, a cycle was paid: 605$/),
    expect.stringMatching(/^4 Oct 2026, .*, payments were missed: 590$/),
    expect.stringMatching(/^5 Oct 2026, .*, a loan was liquidated: 428$/),
  ])
  expect(container.textContent).toContain('Raised onceLowered 2 timesLast: 590 to 428, a loan was liquidated')
})

test('a score that differs from the last recorded one says that the pool records it with the next action', async () => {
  await open(610, paid)
  expect(await screen.findByText('Now 610; the pool records it with the next action')).toBeDefined()
})

test('a score that never changed shows a sentence instead of a line', async () => {
  await open(600)
  expect(await screen.findByText('The score of 600 has not changed yet.')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})
