import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { reservesQuery, userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BorrowBars, BorrowFigure } from './BorrowFigure.tsx'

const percent = (share: bigint) => (share * ray) / 100n

test.each([
  ['the rate of a new account, and how far it can fall', [6n, 5n, 4n, 3n, 2n], /^TUSD5\.12%down to 2\.02%/],
  ['one rate, where all scores pay it', [5n, 5n, 5n, 5n, 5n], /^TUSD5\.12%a year/],
])('the front page says %s', async (_, rates, expected) => {
  await loadTestConfig({ lendingPool: '0x00000000000000000000000000000000000000cc' })
  setWalletState({ status: 'disconnected' })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client, container } = renderPart(
    <div>
      <BorrowFigure />
      <BorrowBars />
    </div>,
  )
  const reserve = sampleReserve(6, { symbol: 'TUSD' })
  await act(() => vi.waitFor(() => expect(container.firstChild).not.toBeNull()))
  act(() => {
    client.setQueryData(reservesQuery().queryKey, [{ ...reserve, borrowRates: rates.map(percent) }])
  })
  await vi.waitFor(() => expect(container.textContent).toMatch(expected), 3_000)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/lending')
  const drawing = await screen.findByRole('img')
  const bars = [...drawing.querySelectorAll('[style]')]
  expect(bars.map(({ className }) => className.includes('bg-accent'))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})

test('the front page says the score of the connected account beside its rate', async () => {
  await loadTestConfig({ lendingPool: '0x00000000000000000000000000000000000000cc' })
  const address = checksummed(`0x${'a1'.repeat(20)}`)
  setWalletState({ status: 'connected', address, chainId: 1, wallet: 'Test', isDemo: false })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client, container } = renderPart(
    <div>
      <BorrowFigure />
    </div>,
  )
  await act(() => vi.waitFor(() => expect(container.firstChild).not.toBeNull()))
  const reserve = { ...sampleReserve(6, { symbol: 'TUSD' }), borrowRates: [6n, 5n, 4n, 3n, 2n].map(percent) }
  act(() => {
    const account = { creditScore: 640, tier: 1 }
    client.setQueryData(userStateQuery(address).queryKey, {
      reserves: [reserve],
      positions: [],
      account,
    } as never)
  })
  await vi.waitFor(
    () => expect(container.textContent).toMatch(/^TUSD5\.12%down to 2\.02%· your score 640$/),
    3_000,
  )
})
