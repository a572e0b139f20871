import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { heldFirst } from './heldFirst.ts'

const pool = (number: number) => checksummed(`0x${String(number).padStart(40, '0')}`)

function trade(number: number, side: 'buy' | 'sell' | null, tokens: string, price = '1') {
  return { poolAddress: pool(number), side, tokenAmount: decimal(tokens), priceUsd: decimal(price) }
}

test('markets of which most is left come first, sold and unknown ones after them by their last trade', () => {
  const trades = [
    trade(1, 'buy', '5'),
    trade(2, 'sell', '9'),
    trade(3, null, '100'),
    trade(4, 'buy', '3', '2'),
    trade(2, 'buy', '9'),
    trade(5, 'sell', '1'),
    trade(4, 'buy', '1', '500'),
  ]
  expect(heldFirst(trades).map(([each]) => each)).toEqual([4, 1, 2, 3, 5].map(pool))
})

test('the trades of a market stay together in their order', () => {
  const [newest, other, oldest] = [trade(1, 'sell', '1'), trade(2, 'buy', '9'), trade(1, 'buy', '2')]
  expect(heldFirst([newest, other, oldest])[1]).toEqual([pool(1), [newest, oldest]])
})
