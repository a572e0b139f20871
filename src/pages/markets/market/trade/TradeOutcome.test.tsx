import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TradeOutcome } from './TradeOutcome.tsx'

type State = Parameters<typeof TradeOutcome>[0]['state']

const coin = { asset: '0x00000000000000000000000000000000000000dd', symbol: 'HUSD', decimals: 18 } as const
const other = { ...coin, asset: '0x00000000000000000000000000000000000000dc', symbol: 'RUSD' } as const
const tide = { ...coin, asset: '0x00000000000000000000000000000000000000aa', symbol: 'TIDE' } as const
const market = { poolAddress: tide.asset }
const wad = 10n ** 18n

function sentence(side: 'buy' | 'sell', amount: bigint, came: State['came'], fee?: bigint) {
  const terms = fee === undefined ? null : ({ quote: { fee } } as State['terms'])
  const [paid, received] = side === 'buy' ? [coin, tide] : [tide, coin]
  render(
    <TradeOutcome
      context={{ side, paid, received, market }}
      state={{ signed: { amount: `${amount}`, hash: null }, came, terms }}
    >
      {null}
    </TradeOutcome>,
  )
  return screen.getByRole('region', { name: 'Outcome' }).textContent
}

test('a purchase says what came out by the receipt, and what it cost', () => {
  const came = { coins: [{ ...tide, units: 82_882n * wad }], total: 82_882n * wad }
  expect(sentence('buy', 10n * wad, came)).toMatch(
    /^Bought 82,882 TIDEfor 10 HUSDAverage price\$0\.0001206\d*$/,
  )
})

test('a sale that several coins paid names each, and no price of both', () => {
  const coins = [
    { ...coin, units: 3n * wad },
    { ...other, units: wad / 2n },
  ]
  const came = { coins, total: (7n * wad) / 2n }
  expect(sentence('sell', 500n * wad, came)).toBe('Sold 500 TIDEfor 3 HUSD + 0.5 RUSD')
})

test('a purchase whose receipt is not known names the token without an amount', () => {
  expect(sentence('buy', 10n * wad, null)).toBe('Bought TIDEfor 10 HUSD')
})

test('a purchase that the indexer does not list yet shows the fee of its quote as about', () => {
  const came = { coins: [{ ...tide, units: 82_882n * wad }], total: 82_882n * wad }
  expect(sentence('buy', 10n * wad, came, wad / 20n)).toMatch(/Fee ≈0\.05 HUSD$/)
})
