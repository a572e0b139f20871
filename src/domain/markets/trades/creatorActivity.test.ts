import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { claimedBy, tradeSums } from './creatorActivity.ts'

function trade(side: 'buy' | 'sell' | null, tokens: string | null, usd: string | null) {
  return {
    side,
    tokenAmount: tokens === null ? null : decimal(tokens),
    usdSettled: usd === null ? null : decimal(usd),
  }
}

test('purchases and sales are summed apart, exactly', () => {
  const trades = [
    trade('buy', '100.000000000000000001', '5'),
    trade('sell', '40', '3.5'),
    trade('buy', '1', '0.5'),
  ]
  expect(tradeSums(trades)).toEqual({
    bought: { count: 2, tokens: '101.000000000000000001', usd: '5.5' },
    sold: { count: 1, tokens: '40', usd: '3.5' },
    unsided: 0,
  })
})

test('an unknown amount makes its sum unknown, and an unknown side belongs to neither', () => {
  const sums = tradeSums([trade('buy', null, '5'), trade('buy', '1', '1'), trade(null, null, null)])
  expect(sums.bought).toEqual({ count: 2, tokens: null, usd: '6' })
  expect(sums.sold).toEqual({ count: 0, tokens: '0', usd: '0' })
  expect(sums.unsided).toBe(1)
})

test('only fees paid out under the claim strategy to the person count as claimed', () => {
  const claim = (amount: string, strategy: number | null, recipient = 'creator') => ({
    amount: decimal(amount),
    done: strategy === null ? null : { recipient, strategy },
  })
  const claims = [
    claim('10', 0),
    claim('2.5', 0),
    claim('100', 0, 'new owner'),
    claim('1000', 1, 'creator'),
    claim('1000', 3, 'pool'),
    claim('7', null),
  ]
  expect(claimedBy('creator', claims)).toEqual({ count: 2, usd: '12.5', open: 1 })
})
