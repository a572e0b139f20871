import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { OwnLine } from './OwnLine.tsx'

const user = checksummed(`0x${'a1'.repeat(20)}`)
const dollar = 10n ** 8n
const token = {
  address: `0x${'c1'.repeat(20)}`,
  type: 'ERC-20',
  decimals: 0,
  exchangeRate: '2',
  isScam: false,
}

beforeEach(async () => {
  await loadTestConfig({ lendingPool: '0x00000000000000000000000000000000000000cc' })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

/** Shows the line of an account that owes this many dollars, some of it now, and has 42 in a token. */
async function show(debt: bigint, due = 0n) {
  const { client } = renderPart(<OwnLine user={user} isFilling={false} />)
  await screen.findByText('Net worth')
  const before = document.body.textContent
  const reserve = sampleReserve(6, { symbol: 'TUSD' })
  const account = { creditScore: 600, tier: 1, powerUsd: 0n, availableUsd: 0n, collateralUsd: 100n * dollar }
  const health = debt > 0n ? 17n * 10n ** 17n : null
  act(() => {
    client.setQueryData(tokenBalancesQuery(user, 'ERC-20').queryKey, {
      ...{ items: [{ token, value: 21n, tokenId: null }], next: null, skipped: 0 },
    } as never)
    client.setQueryData(balanceQuery(user).queryKey, 0n)
    client.setQueryData(statsQuery().queryKey, { coinPrice: null } as never)
    client.setQueryData(poolsQuery().queryKey, { pools: [] } as never)
    client.setQueryData(userStateQuery(user).queryKey, {
      ...{ reserves: [reserve], positions: [samplePosition(reserve, { due })] },
      credit: { cycleEndsAt: new Date(Date.now() + 90 * 60_000) },
      account: { ...account, health, debtUsd: debt * dollar },
    } as never)
  })
  await screen.findByRole('link', { name: /^Deposits\s*\$100\.00$/ })
  return before
}

test('the front page says what a connected account has, and nothing before it is known', async () => {
  expect(await show(0n)).toBe('Net worthETHTokensDepositsDebt')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Net worth$142.00', '/portfolio'],
    ['Can borrow$0', '/lending'],
    ['ETH0', '/portfolio'],
    ['Tokens$42.00', '/portfolio'],
    ['Deposits$100.00', '/lending'],
    ['Debt$0', '/lending'],
  ])
})

test('a debt is said with its health, and leads to the lending pool', async () => {
  await show(25n)
  const links = screen.getAllByRole('link', { name: /^(Debt|Health)/ }).reverse()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Debt$25.00', '/lending'],
    ['Health1.70 Risky', '/lending'],
  ])
})

test('a payment that is due now is the one act, with its amount and time, and leads to its form', async () => {
  await show(25n, 10_000_000n)
  const link = screen.getByRole('link', { name: /^Repay 10 TUSD\s*due in 1 h$/ })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.test')
  expect([pathname, searchParams.get('action')]).toEqual(['/lending', 'repay'])
})
