import { amountText, shortText } from '#lib/format/amountText.ts'
import { grouped } from '#lib/format/cut.ts'
import { tradeMinutes } from '#pages/markets/market/trade/sign/tradeSteps.ts'
import type { Step } from '#pages/signing/Steps.tsx'
import type { FirstOrder } from './firstOrder.ts'

/** What follows the creation for a first purchase: in its coin once that is known, in dollars before. Nothing without one. */
export function firstBuySteps(
  amount: string | undefined,
  symbol: string,
  order: FirstOrder | null = null,
  isApproved = false,
): Step[] {
  if (!amount) return []
  const inDollars = `$${grouped(amount)}`
  const cost = (textOf: typeof amountText) => (order ? textOf(order.plan.amountIn, order.coin) : inDollars)
  const bought = symbol || 'the first tokens'
  return [
    {
      id: 'approve',
      title: `Approve ${cost(shortText)}`,
      exact: `Approve ${cost(amountText)}`,
      why: 'Allows the router to take exactly this amount',
      done: isApproved,
      doneText: 'Already approved',
      record: null,
    },
    {
      id: 'buy',
      title: `Buy ${bought} for ${cost(shortText)}`,
      exact: `Buy ${bought} for ${cost(amountText)}`,
      why: `Follows by itself, valid for ${tradeMinutes} minutes`,
      record: null,
    },
  ]
}
