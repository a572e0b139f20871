import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import {
  answerAsNode,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  openAction,
  typeAmount,
} from '#pages/testing/actionFixture.tsx'

beforeAll(() => connectPerson(), 30_000)
emptyBrowserBeforeEach()

/** The block of the sample is of 15 Jan 2027, 08:00 UTC. */
const hour = `0x${(3_600).toString(16).padStart(64, '0')}`

/** The form of a loan while the running cycle ends at this time, in a pool whose cycles last an hour. */
async function openLoan(cycleEndsAt: Date | null, borrowed = 0n) {
  answerAsNode((method) => (method === 'eth_call' ? hour : method === 'eth_chainId' ? '0x7a69' : '0x0'))
  const { part, ...rest } = contextOf('borrow', { scaledSupply: 10n ** 9n, maxBorrow: 10n ** 8n, borrowed })
  if (part.from === 'tokens') throw new Error('The sample has a pool.')
  await openAction({ ...rest, part: { ...part, credit: { ...part.credit, cycleEndsAt } } })
}

test.each([
  ['first loan, with which a cycle begins, at the end of the next one', null, '15 Jan 2027, 10:00 UTC'],
  [
    'loan in a running cycle at the end of the one after it',
    new Date('2027-01-15T08:20:30Z'),
    '15 Jan 2027, 09:20 UTC',
  ],
])('the form says when the first payment is due: of a %s', async (_, cycleEndsAt, expected) => {
  await openLoan(cycleEndsAt)
  expect((await screen.findByText('First payment')).parentElement?.textContent).toContain(expected)
})

test('more of a loan that is open has no first payment', async () => {
  await openLoan(new Date('2027-01-15T08:20:30Z'), 5_000_000n)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('First payment')).toBeNull()
})

test('a loan over its limit keeps its first payment, so that nothing moves', async () => {
  await openLoan(null)
  await screen.findByText('First payment')
  typeAmount('150')
  screen.getByText('You can borrow up to 100 TUSD.')
  screen.getByText('First payment')
})
