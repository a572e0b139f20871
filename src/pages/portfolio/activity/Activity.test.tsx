import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Activity } from './Activity.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const whole = { rows: [], isWhole: true }
const traded = { rows: [{ router: null }], isWhole: true }

test.each([
  ['that traded begins with its trades', '', traded, ['Trades', 'Transactions', 'Token transfers'], 'Trades'],
  [
    'whose trades could not be read whole has a tab of them',
    '',
    { ...whole, isWhole: false },
    ['Trades', 'Transactions', 'Token transfers'],
    'Trades',
  ],
  ['that never traded has no trades', '', whole, ['Transactions', 'Token transfers'], 'Transactions'],
  [
    'of which no trade is known yet begins with its transactions',
    '',
    undefined,
    ['Transactions', 'Token transfers'],
    'Transactions',
  ],
  [
    'shows the list that its URL names',
    '?tab=transfers',
    traded,
    ['Trades', 'Transactions', 'Token transfers'],
    'Token transfers',
  ],
  [
    'shows the first list for one it does not have',
    '?tab=trades',
    whole,
    ['Transactions', 'Token transfers'],
    'Transactions',
  ],
])('an address %s', async (_, search, swaps, tabs, current) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { client } = renderPart(
    <Activity address={owner} />,
    `/portfolio/${owner}${search}`,
    '/portfolio/$address',
  )
  await act(async () => {
    if (swaps) client.setQueryData(allSwapsByUserQuery(owner).queryKey, swaps as never)
  })
  const names = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent?.trim())
  expect(names).toEqual(tabs)
  expect(screen.getByRole('tab', { selected: true }).textContent?.trim()).toBe(current)
  expect(screen.getByRole('heading', { name: current })).toBeTruthy()
})
