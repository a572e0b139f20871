import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { quoteBuy } from '#domain/markets/curve/curve.ts'
import { answerCurve, type FakeCurve, fakeContracts, fakeCurve } from '#interfaces/testing/fakeCurve.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { MarketPage } from './MarketPage.tsx'
import { TradeSession } from './trade/TradeSession.tsx'
import { UnreadableMarket } from './UnreadableMarket.tsx'

const pool = checksummed(`0x${'aa'.padStart(40, '0')}`)
const token = checksummed(`0x${'ee'.padStart(40, '0')}`)

/** jsdom has none: the column of the trade is not measured. */
const outage = new InterfaceError('indexer', 'unreachable', 'No answer.')

/** Opens the page of a market on a network whose node alone answers, with this state of the contracts. */
async function open(changes: Partial<FakeCurve>) {
  await loadTestConfig({ curve: fakeContracts })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    answerCurve(String(body), { ...fakeCurve(pool), ...changes }, token),
  )
  const page = (
    <TradeSession pool={pool}>
      <UnreadableMarket pool={pool} error={outage} retry={() => undefined} />
    </TradeSession>
  )
  renderPart(page, `/markets/${pool}`, '/markets/$poolAddress')
  await screen.findByText(/^This page tries again by itself\./)
}

test('a market without its indexer has its symbol, price and reserve by the node, with their block', async () => {
  await open({})
  await screen.findByText('by the node, block 500')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Market TIDE')
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent
  // 36,000 dollars over 9,000,000 tokens.
  expect(figure('Price')).toMatch(/^Price\$0\.004by the node/)
  expect(figure('Real reserve')).toBe('Real reserve$6,000.00')
})

test('a pool that the factory does not list under its token has no figures and no symbol', async () => {
  await open({ listed: token })
  // The page asks the factory in the meantime.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Market ${pool}`)
  expect(screen.queryByText('Price')).toBeNull()
})

test('a market that can be traded without the indexer asks to check the address of its token, another contract does not', async () => {
  const words = /Check the token's address before you trade\.$/
  await open({})
  await screen.findByText(words)
  cleanup()
  await open({ listed: token })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByText(words)).toBeNull()
})

test('an amount typed without the indexer has the quote of the pool itself', async () => {
  await open({})
  fireEvent.change(await screen.findByLabelText('You pay'), { target: { value: '10' } })
  const { x, y, realUsd } = fakeCurve(pool)
  const quote = quoteBuy({ x, y, realUsd, feePpm: 10_000n }, 10n * 10n ** 18n)
  if (typeof quote === 'string') throw new Error(quote)
  const received = screen.getByLabelText<HTMLInputElement>(/^You receive/)
  // The field shows its first digits.
  const digits = fromUnits(quote.amountOut, 18).slice(0, 9)
  await waitFor(() => expect(received.value.replaceAll(',', '')).toBe(digits))
})

test('a trade opened on a phone while the indexer is down stays open, with its amount, when the indexer answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await loadTestConfig({ curve: fakeContracts, indexer: { subscriptions: 'polling' } })
  let isUp = false
  const market = wireMarket(1, { poolAddress: pool, tokenAddress: token, symbol: 'TIDE', name: 'Tidewater' })
  vi.stubGlobal('fetch', async (input: URL | string, { body }: RequestInit) => {
    if (!String(input).startsWith('http://indexer.test'))
      return answerCurve(String(body), fakeCurve(pool), token)
    if (!isUp) throw new TypeError('No connection.')
    return Response.json(String(body).includes('query Market(') ? { data: { market } } : { errors: [] })
  })
  renderPart(<MarketPage />, `/markets/${pool}`, '/markets/$poolAddress')
  fireEvent.click(await screen.findByRole('button', { name: 'Buy' }))
  fireEvent.change(await screen.findByLabelText('You pay'), { target: { value: '10' } })
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }))
  await screen.findByRole('heading', { level: 1, name: /Tidewater/, hidden: true })
  expect(screen.getByLabelText('You pay')).toHaveProperty('value', '10')
})
