import { render, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { planTrade, type Side, type TradePlan } from '#domain/markets/trades/trade.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { CurveDrawing } from '#pages/markets/parts/figures/CurveDrawing.tsx'
import { unsoldAfter, usePlannedTrade, usePublishedPlan } from './plannedTrade.ts'

const [pool, other] = [checksummed(`0x${'aa'.repeat(20)}`), checksummed(`0x${'bb'.repeat(20)}`)]
const whole = 10n ** 18n
const curve = { x: 36_000n * whole, y: 9_000_000n * whole, realUsd: 6_000n * whole, feePpm: 10_000n }

function planOf(side: Side, amount: bigint): TradePlan {
  const plan = planTrade(curve, side, 'in', amount * whole, 150)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

test('a planned trade is visible on its own market only, follows the typed amount, and ends with the form', () => {
  const planned = renderHook(() => [usePlannedTrade(pool), usePlannedTrade(other)]).result
  const form = renderHook(({ plan }) => usePublishedPlan(pool, 'buy', plan), {
    initialProps: { plan: planOf('buy', 100n) as TradePlan | null },
  })
  expect(planned.current).toEqual([{ pool, side: 'buy', plan: planOf('buy', 100n) }, null])
  form.rerender({ plan: planOf('buy', 200n) })
  expect(planned.current[0]?.plan.amountIn).toBe(200n * whole)
  form.rerender({ plan: null })
  expect(planned.current[0]).toBeNull()
  form.rerender({ plan: planOf('buy', 100n) })
  form.unmount()
  expect(planned.current[0]).toBeNull()
})

test('unsoldAfter subtracts a purchase’s payout, and adds all of a sale’s tokens including the fee', () => {
  const buy = planOf('buy', 100n)
  expect(unsoldAfter(curve, { pool, side: 'buy', plan: buy })).toBe(curve.y - buy.quote.amountOut)
  expect(unsoldAfter(curve, { pool, side: 'sell', plan: planOf('sell', 5n) })).toBe(curve.y + 5n * whole)
})

test('the drawing shows and names the point at which a trade would leave the market', () => {
  const place = { sold: decimal('0.2'), price: decimal('0.004') }
  const view = render(<CurveDrawing {...place} />)
  // It ends where half of what is left is sold, at four times the price.
  expect(view.container.textContent).toMatch(/\$0\.016\d+% sold$/)
  expect(view.getByRole('img').getAttribute('aria-label')).toBe('The curve: 20% sold at a price of $0.004')
  const before = view.container.querySelector('circle[transform]')?.getAttribute('transform')
  view.rerender(<CurveDrawing {...place} after={{ sold: decimal('0.25'), price: decimal('0.0045') }} />)
  expect(view.getByRole('img').getAttribute('aria-label')).toContain('; after this trade 25% at $0.0045')
  view.getByText('$0.0045 after your buy')
  expect(view.container.querySelector('circle[transform]')?.getAttribute('transform')).not.toBe(before)
  view.rerender(<CurveDrawing {...place} after={{ sold: decimal('0.1'), price: decimal('0.003') }} />)
  view.getByText('$0.003 after your sale')
})
