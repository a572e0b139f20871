import { expect, test } from 'vitest'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import type { TradeContext } from './plan/tradeContext.ts'
import { stepsSummary, tradeSteps } from './tradeSteps.ts'
import type { TradeState } from './useTrade.ts'

test('the steps of a sale of a whole balance have seven digits, and every digit on hover', () => {
  const paid = { symbol: 'TIDE', decimals: 18 }
  const context = { side: 'sell', paid } as unknown as TradeContext
  const plan = { amountIn: 730_693_596_233_696_241_824_089n } as TradePlan
  const state = { act: null, approve: null, signed: null, granted: null, isReady: true, needsApproval: true }
  const steps = tradeSteps(context, plan, {
    ...state,
    allowanceChoice: 'exact',
    isTogether: false,
  } as unknown as TradeState)
  expect(steps.map(({ title, exact }) => [title, exact])).toEqual([
    ['Approve 730,693.5 TIDE', 'Approve 730,693.596233696241824089 TIDE'],
    ['Sell 730,693.5 TIDE', 'Sell 730,693.596233696241824089 TIDE'],
  ])
})

test.each([
  ['with its approval to come, two', { needsApproval: true }, '2 signatures: approve HUSD, then buy'],
  ['with its approval given, one', { needsApproval: false }, '1 signature: buy'],
  [
    'with an approval of more than itself, none, because that is explained',
    { allowanceChoice: 'unlimited' },
    undefined,
  ],
  ['that is under way, none', { act: {} }, undefined],
  ['that is done, what they did', { approve: {}, act: {}, done: true }, 'Approved and bought'],
  ['that is done by an earlier approval, what it did', { act: {}, done: true }, 'Bought'],
])('the line of signatures of a trade says, %s', (_, differs, expected) => {
  const context = { side: 'buy', paid: { symbol: 'HUSD' } } as unknown as TradeContext
  const state = { approve: null, act: null, isReady: true, needsApproval: true, allowanceChoice: 'exact' }
  expect(stepsSummary(context, { ...state, ...differs } as unknown as TradeState)).toBe(expected)
})
