import { expect, test } from 'vitest'
import { ownTrades } from './ownTrades.ts'

const at = (seconds: number) => new Date(seconds * 1_000)
const trade = { sender: 'me', poolAddress: 'here', side: 'buy', timestamp: at(3_605) } as const

test('ownTrades groups an account’s trades by candle, ignores others and other markets', () => {
  const trades = [
    trade,
    { ...trade, side: 'sell', timestamp: at(3_659) } as const,
    { ...trade, side: 'sell', timestamp: at(3_660) } as const,
    { ...trade, sender: 'you', timestamp: at(7_200) },
    { ...trade, poolAddress: 'there', timestamp: at(7_200) },
  ]
  expect([...ownTrades(trades, 'me', 'here', 60)]).toEqual([
    [3_600, { buys: true, sells: true }],
    [3_660, { buys: false, sells: true }],
  ])
})

test('ownTrades leaves out a trade of unknown side or time', () => {
  const trades = [
    { ...trade, side: null },
    { ...trade, timestamp: null },
  ]
  expect(ownTrades(trades, 'me', 'here', 60).size).toBe(0)
})
