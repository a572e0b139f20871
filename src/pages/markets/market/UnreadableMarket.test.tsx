// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCurve, type FakeCurve, fakeContracts, fakeCurve } from '#interfaces/testing/fakeCurve.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { UnreadableMarket } from './UnreadableMarket.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pool = checksummed(`0x${'aa'.padStart(40, '0')}`)
const token = checksummed(`0x${'ee'.padStart(40, '0')}`)
const outage = new InterfaceError('indexer', 'unreachable', 'No answer.')

/** Opens the page of a market on a network whose node alone answers, with this state of the contracts. */
async function open(changes: Partial<FakeCurve>) {
  await loadTestConfig({ curve: fakeContracts })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    answerCurve(String(body), { ...fakeCurve(pool), ...changes }, token),
  )
  const page = <UnreadableMarket pool={pool} error={outage} retry={() => undefined} />
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
