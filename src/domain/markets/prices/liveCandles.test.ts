import { expect, test } from 'vitest'
import { createTradeList } from '#domain/markets/prices/tradeList.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { createLiveCandles } from './liveCandles.ts'

function trade(id: number) {
  const price = decimal(String(id))
  return { key: `${id}:a`, id, blockNumber: 100 + id, time: 60 + id, price, volume: decimal('1') }
}

/** A server's answer with this many trades, each of one dollar. */
function reading(trades: number) {
  const [first, last] = [decimal('1'), decimal(String(trades))]
  const candle = { time: 60, open: first, high: last, low: first, close: last, volume: last, trades }
  return { candles: [candle], newest: { blockNumber: 100 + trades, id: trades } }
}

test('a trade counts once when its event arrives after an answer that includes it', () => {
  const tradeList = createTradeList()
  tradeList.restart(null)
  tradeList.add(trade(1))
  const liveCandles = createLiveCandles(tradeList, 60)
  const answer = reading(3)
  const count = () => liveCandles(answer).candles.map(({ trades, close }) => [trades, close])
  expect(count()).toEqual([[3, '3']])
  tradeList.add(trade(2))
  tradeList.add(trade(3))
  expect(count()).toEqual([[3, '3']])
  tradeList.add(trade(4))
  expect(count()).toEqual([[4, '4']])
})

test('a trade that is reported twice is in the list once, beside the trade that replaced it', () => {
  const tradeList = createTradeList()
  tradeList.restart(null)
  const other = { ...trade(2), key: '2:b' }
  for (const each of [trade(1), trade(2), other, trade(3), trade(2), other, trade(1)]) tradeList.add(each)
  expect(tradeList.trades.map(({ key }) => key)).toEqual(['1:a', '2:a', '2:b', '3:a'])
})
