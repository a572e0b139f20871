import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Market, marketsQuery } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FilterDialog } from './FilterDialog.tsx'

const hour = 3_600_000

/** A loaded market of this age in hours. */
function loaded(poolAddress: string, hours: number) {
  return {
    poolAddress,
    marketCap: decimal('1000'),
    volatility: 0,
    createdAt: new Date(Date.now() - hours * hour),
  } as unknown as Market
}

const end = async () => Response.json({ data: { markets: [] } })

/** Opens the filters of a board that has loaded one market of today and two older ones, all unless `rest` is another answer. */
async function open(address: string, rest: () => Promise<Response> = end) {
  await loadTestConfig()
  vi.stubGlobal('fetch', rest)
  const { client } = renderPart(<FilterDialog onOpenChange={() => {}} />, address, '/markets')
  const markets = [loaded('a', 2), loaded('b', 48), loaded('c', 72)]
  client.setQueryData(marketsQuery('MARKET_CAP_DESC').queryKey, {
    pages: [{ markets, unreadable: 0, received: 3, isFull: false }],
    pageParams: [0],
  } as never)
  const preset = await screen.findByRole('button', { name: 'New, under 24 h' })
  fireEvent.click(preset)
  return preset
}

test('a preset enters its range, and the button says how many loaded markets are left', async () => {
  const preset = await open('/markets')
  await screen.findByRole('button', { name: 'Show 1 market' })
  expect(screen.getByLabelText('Age, hours, at most')).toHaveProperty('value', '24')
  expect(preset.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(preset)
  screen.getByRole('button', { name: 'Show 3 markets' })
})

test('Reset empties every field and leaves the dialog open, with the number of all loaded markets', async () => {
  await open('/markets')
  fireEvent.change(screen.getByLabelText('Diluted cap, $, at least'), { target: { value: '5000' } })
  await screen.findByRole('button', { name: 'Show 0 markets' })
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('Diluted cap, $, at least')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Age, hours, at most')).toHaveProperty('value', '')
  screen.getByRole('button', { name: 'Show 3 markets' })
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('disabled', true)
})

test('the results of a search, which are read elsewhere, are not counted', async () => {
  await open('/markets?q=tide')
  screen.getByRole('button', { name: 'Show markets' })
})

test('while further markets are read, also after a page shorter than asked, the button names no number', async () => {
  await open('/markets', () => new Promise(() => {}))
  screen.getByRole('button', { name: 'Show markets' })
})
