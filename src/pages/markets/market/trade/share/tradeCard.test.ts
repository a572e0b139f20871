import { expect, test } from 'vitest'
import { shortHash } from '#lib/text/midcut.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import type { TradeContext } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'
import { tradeCard } from './tradeCard.ts'

const [pool, asset] = [checksummed(`0x${'aa'.repeat(20)}`), checksummed(`0x${'bb'.repeat(20)}`)]
const whole = 10n ** 18n
const tide = { asset, symbol: 'TIDE', decimals: 18 }
const husd = { asset, symbol: 'HUSD', decimals: 18 }
const market = { poolAddress: pool } as TradeContext['market']

test('the picture of a purchase says what came, what it cost and its average price, and nothing of the account', () => {
  const context = { market, side: 'buy' as const, paid: husd }
  const coins = [{ ...tide, units: 200_000n * whole }]
  expect(tradeCard({ context, amountIn: 25n * whole, coins, block: 1_234 })).toEqual({
    title: 'Bought 200,000 TIDE',
    subtitle: 'for 25 HUSD',
    figures: [
      ['Average price', '0.000125 HUSD'],
      ['Market', shortHash(pool)],
      ['Block', '1,234'],
    ],
  })
})

test('the picture of a sale that was paid in two coins names both and no price', () => {
  const context = { market, side: 'sell' as const, paid: tide }
  const coins = [
    { ...husd, units: 20n * whole },
    { ...husd, symbol: 'DUSD', units: 5n * whole },
  ]
  const card = tradeCard({ context, amountIn: 7n * whole, coins, block: 9 })
  expect(card.title).toBe('Sold 7 TIDE')
  expect(card.subtitle).toBe('for 20 HUSD + 5 DUSD')
  expect(card.figures.map(([label]) => label)).toEqual(['Market', 'Block'])
})
