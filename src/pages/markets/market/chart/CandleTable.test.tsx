import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Candle } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal, one } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { CandleTable } from './CandleTable.tsx'

const pool = `0x${'11'.repeat(20)}` as const
const candle = (time: number, trades: number): Candle => ({
  time,
  open: one,
  high: one,
  low: one,
  close: one,
  volume: decimal('2'),
  trades,
})
const candles = [candle(0, 2), candle(60, 0), candle(120, 1)]

test.each([
  ['that are all of the market', 3, 0, 'CSV of all 3', 'all 3'],
  ['of a market with older ones', 4, 0, 'CSV of the newest 3', 'the newest 3'],
  ['of which one could not be read', 3, 1, 'CSV of the newest 3', 'the newest 3'],
])(
  'the table of candles %s says so on its button and in its file',
  async (_, tradesTotal, unreadable, label, extent) => {
    await loadTestConfig({})
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const market = { poolAddress: pool, symbol: 'TIDE', tradesTotal } as Market
    render(<CandleTable {...{ market, candles, unreadable }} interval="1m" factor={one} format={String} />)
    expect(document.body.textContent?.includes('1 unreadable')).toBe(unreadable === 1)
    await userEvent.click(screen.getByRole('button', { name: label }))
    const [head, first] = ((await saved[0]?.text()) ?? '').split('\r\n')
    expect(head).toContain('Market,Symbol,Interval,Candles,Unreadable candles,Read (UTC)')
    expect(first).toContain(`${pool},TIDE,1m,${extent},${unreadable},`)
  },
)
