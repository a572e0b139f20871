import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { QuoteFigures } from './QuoteFigures.tsx'

const market = { symbol: 'TIDE' } as TradedMarket
const plan = {
  amountIn: 10n ** 18n,
  leastOut: 484n * 10n ** 16n,
  quote: { fee: 0n, impact: null },
} as unknown as TradePlan

function show(side: 'buy' | 'sell', shown: TradePlan | null) {
  renderPart(
    <QuoteFigures market={market} side={side} plan={shown} dollar="HUSD" feeSource="none" feePpm={0n} />,
  )
}

test('the minimum of a sale has the unit of its amount, not a second one', async () => {
  show('sell', plan)
  const figure = (await screen.findByText('Minimum received')).closest('div')
  expect(figure?.textContent).toBe('Minimum received4.84 HUSD')
})

test('the minimum has its line before an amount is entered', async () => {
  show('buy', null)
  expect((await screen.findByText('Minimum received')).nextElementSibling?.textContent).toMatch(/^–/)
})

test('the fee has its line, and no range, before an amount is entered', async () => {
  renderPart(
    <QuoteFigures market={market} side="buy" plan={null} feeSource="pool" feePpm={3_000n} lastFee={5_000n} />,
  )
  expect((await screen.findByText('Fee, at most')).nextElementSibling?.textContent).toBe('–Enter an amount')
})

test('the fee of a sale is one figure in dollars, at the price before the sale', async () => {
  renderPart(
    <QuoteFigures
      market={market}
      side="sell"
      plan={
        { ...plan, quote: { fee: 5n * 10n ** 18n, impact: null, spotBefore: '0.5' } } as unknown as TradePlan
      }
      feeSource="pool"
      feePpm={3_000n}
    />,
  )
  const label = await screen.findByText('Fee ≈')
  expect(label.closest('div')?.textContent).toBe('Fee ≈$2.50')
  expect(label.title).toBe('0.3% of what goes in. Based on a largest holder of 5%.')
})

test.each([
  ['buy', 'more', 5_000n, '$0.005'],
  ['sell', 'more', 5_000n, '$0.0025'],
  ['buy', 'less', 2_000n, '$0.003'],
] as const)(
  'the fee of a %s is the most of two where the last trade paid %s than the quoter supposes',
  async (side, _, lastFee, range) => {
    const quote = { fee: 3n * 10n ** 15n, impact: null, spotBefore: '0.5' }
    renderPart(
      <QuoteFigures
        market={market}
        side={side}
        plan={{ ...plan, quote } as unknown as TradePlan}
        feeSource="pool"
        feePpm={3_000n}
        lastFee={lastFee}
      />,
    )
    expect((await screen.findByText('Fee, at most')).closest('div')?.textContent).toBe(`Fee, at most${range}`)
  },
)

test('the fee keeps its words and its figure when the trade is signed and becomes the last one', async () => {
  const quote = { fee: 3n * 10n ** 15n, impact: null, spotBefore: '0.5' }
  const figures = (lastFee: bigint, isSigned: boolean) => (
    <QuoteFigures
      market={market}
      side="buy"
      plan={{ ...plan, quote } as unknown as TradePlan}
      feeSource="pool"
      feePpm={3_000n}
      lastFee={lastFee}
      isSigned={isSigned}
    />
  )
  const { rerender } = render(figures(5_000n, false))
  const line = () => screen.getByText('Fee, at most').closest('div')?.textContent
  expect(line()).toBe('Fee, at most$0.005')
  rerender(figures(3_000n, true))
  expect(line()).toBe('Fee, at most$0.005')
})
