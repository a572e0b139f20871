import { expect, test } from 'vitest'
import { decimal, subtract } from '#lib/numbers/decimal.ts'
import { costOf, type OwnTrade, type OwnTransfer, tradeResult, unrealisedResult } from './tradeResult.ts'

const trade = (side: 'buy' | 'sell' | null, tokens: string, usd: string, fee: string): OwnTrade => ({
  side,
  tokenAmount: decimal(tokens),
  usdSettled: side === 'sell' ? subtract(decimal(usd), decimal(fee)) : decimal(usd),
})

const move = (side: OwnTransfer['side'], tokens: string): OwnTransfer => ({
  side,
  tokenAmount: decimal(tokens),
})

test('tradeResult counts a purchase with its fee and a sale after its fee', () => {
  const result = tradeResult([trade('buy', '100', '10', '0.1'), trade('sell', '50', '8', '0.08')])
  // Half of the 10 dollars, against 8 less 0.08.
  expect(result).toMatchObject({ bought: '50', cost: '5', realised: '2.92' })
})

test('tradeResult keeps the average cost of two purchases through a sale', () => {
  const bought = [trade('buy', '3', '1', '0'), trade('buy', '1', '3', '0')]
  const before = tradeResult(bought)
  const after = tradeResult([...bought, trade('sell', '2', '1', '0')])
  expect(before && costOf(before, decimal('1'))).toBe('1')
  expect(after).toMatchObject({ bought: '2', cost: '2', realised: '-1' })
})

test('tradeResult loses no digit: realised less cost equals received less paid', () => {
  const trades = [
    trade('buy', '3', '10', '0.03'),
    trade('sell', '1', '4', '0.04'),
    trade('buy', '7', '0.000001', '0'),
    trade('sell', '4', '2', '0.02'),
  ]
  const result = tradeResult(trades)
  // Paid 10.000001, received 3.96 and 1.98: cost less realised is the difference.
  expect(Number(result?.cost) - Number(result?.realised)).toBeCloseTo(10.000001 - 5.94, 12)
})

test('tradeResult restarts the cost after everything was sold', () => {
  const sold = [trade('buy', '3', '10', '0'), trade('sell', '3', '12', '0')]
  expect(tradeResult(sold)).toMatchObject({ bought: '0', cost: '0', realised: '2' })
  expect(tradeResult([...sold, trade('buy', '1', '5', '0')])).toMatchObject({
    bought: '1',
    cost: '5',
    realised: '2',
  })
})

test('tradeResult leaves realised null when tokens without a price were sold', () => {
  const result = tradeResult([
    { side: 'received', tokenAmount: decimal('3') },
    trade('buy', '1', '1', '0'),
    trade('sell', '2', '9', '0'),
    trade('buy', '2', '4', '0'),
  ])
  expect(result).toMatchObject({ bought: '2', cost: '4', unpriced: '2', realised: null })
})

test('tradeResult is null when more was sold or given away than had been received', () => {
  expect(tradeResult([trade('buy', '1', '1', '0'), trade('sell', '2', '9', '0')])).toBeNull()
  expect(tradeResult([trade('buy', '1', '1', '0'), move('given', '1.5')])).toBeNull()
})

test('tradeResult forgets the cost of tokens given away: a later purchase has its own', () => {
  const result = tradeResult([
    trade('buy', '200', '39.26', '0'),
    move('given', '200'),
    trade('buy', '200', '69.7', '0'),
  ])
  expect(result).toMatchObject({ bought: '200', cost: '69.7', realised: '0' })
})

test('tradeResult keeps the cost of a deposit; what a withdrawal brings beyond it has none', () => {
  const deposited = tradeResult([trade('buy', '10', '20', '0'), move('deposited', '10')])
  expect(deposited).toMatchObject({ bought: '10', cost: '20', deposited: '10', unpriced: '0' })
  const moves = [trade('buy', '10', '20', '0'), move('deposited', '10'), move('withdrawn', '10.5')]
  expect(tradeResult(moves)).toMatchObject({ bought: '10', cost: '20', deposited: '0', unpriced: '0.5' })
})

test('tradeResult is null for a trade of unknown side', () => {
  expect(tradeResult([trade('buy', '1', '1', '0'), trade(null, '1', '1', '0')])).toBeNull()
})

test('unrealisedResult counts only bought tokens that are still held', () => {
  const result = { bought: decimal('10'), cost: decimal('20'), realised: null }
  expect(unrealisedResult(result, decimal('15'), decimal('45'))).toBe('10')
  expect(unrealisedResult(result, decimal('4'), decimal('12'))).toBe('4')
  expect(unrealisedResult({ ...result, bought: decimal('0') }, decimal('4'), decimal('12'))).toBeNull()
})

test('tradeResult of a withdrawn part of a deposit leaves the rest deposited, and counts nothing as received', () => {
  const result = tradeResult([trade('buy', '10', '10', '0'), move('deposited', '5'), move('withdrawn', '2')])
  expect(result).toMatchObject({ bought: '10', deposited: '3', unpriced: '0' })
})

test.each([
  ['more was sold than had come', [trade('buy', '1', '1', '0'), trade('sell', '2', '2', '0')]],
  ['the tokens of a trade are unknown', [{ ...trade('buy', '1', '1', '0'), tokenAmount: null }]],
  ['the dollars of a trade are unknown', [{ ...trade('buy', '1', '1', '0'), usdSettled: null }]],
  ['the side of a trade is unknown', [{ ...trade('buy', '1', '1', '0'), side: null }]],
])('tradeResult stays unknown after it once %s', (_, moves) => {
  expect(tradeResult([...moves, trade('buy', '5', '5', '0'), move('received', '1')])).toBeNull()
})
