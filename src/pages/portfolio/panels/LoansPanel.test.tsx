import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dollar, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { LoansPanel } from './LoansPanel.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const amounts = { borrowingPower: '5', amountBorrowed: '1.5', availableToBorrow: '3.5' }
const record = { address: owner, creditScore: 700, ...amounts }

test.each([
  ['usd', '$1.50'],
  ['token', '1.5'],
])('a debt in “%s” from the lending service reads %s when the pool reports none', async (unit, debt) => {
  await loadTestConfig({ lending: { amountUnit: unit } })
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) =>
    String(url).startsWith(testConfig.lendingUrl)
      ? Response.json(String(url).includes('/user/') ? record : [])
      : answerCalls(String(init.body), () => ({ result: '0x' })),
  )
  renderPart(<LoansPanel address={owner} isOwn={false} />)
  await screen.findByText(new RegExp(`The lending service reports a debt of ${debt.replace('$', '\\$')}\\.$`))
})

test.each([
  [
    'of an own account has its health, its next payment and a repayment',
    true,
    `/lending?action=repay&asset=${dollar}`,
  ],
  ['of somebody else has no repayment', false, undefined],
])('a debt %s', async (_, isOwn, href) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const reserve = sampleReserve(6, { symbol: 'TUSD', asset: dollar })
  const positions = [samplePosition(reserve, { borrowed: 5_000_000n, due: 2_000_000n })]
  const account = {
    creditScore: 600,
    tier: 1,
    powerUsd: 0n,
    debtUsd: 5n,
    availableUsd: 0n,
    collateralUsd: 0n,
  }
  const credit = { score: 600, scoreAtCycleEnd: 585, cycleEndsAt: new Date('2036-01-01T00:00:00Z') }
  const state = { reserves: [reserve], positions, account: { ...account, health: 4n * 10n ** 18n }, credit }
  const { client } = renderPart(<LoansPanel address={owner} isOwn={isOwn} />)
  act(() => client.setQueryData(userStateQuery(owner).queryKey, state as never))
  await screen.findByText('4.00')
  expect((await screen.findByText('Next payment')).parentElement?.textContent).toMatch(
    /2 TUSDdue in .*1 Jan 2036/,
  )
  expect(screen.queryByRole('link', { name: 'Repay TUSD' })?.getAttribute('href')).toBe(href)
})
