import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { formatPrice } from '#lib/format/money.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { CandleLegend } from './CandleLegend.tsx'

const one = decimal('1')
const candle: Candle = { time: 60, open: one, high: one, low: one, close: one, volume: null, trades: 2 }

test('CandleLegend says unknown for an unknown volume', () => {
  const { container } = render(
    <CandleLegend candle={candle} change={null} factor={one} format={formatPrice} />,
  )
  expect(container.textContent).toMatch(/Vol unknown2 trades$/)
})
