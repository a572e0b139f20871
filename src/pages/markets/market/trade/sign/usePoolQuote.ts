import { useQuery } from '@tanstack/react-query'
import type { Side, TradePlan } from '#domain/markets/trades/trade.ts'
import { curveQuoteQuery } from '#interfaces/node/contract/curve/curveQuote.ts'
import type { Address } from '#lib/wire/shapes.ts'

const unanswered = 'The pool does not answer. Without its own figures nothing is signed.'
const refuted = "The quoter's answer differs from what the pool's reserves give. Nothing is signed."

type QuotedTrade = {
  token: Address
  side: Side
  plan: TradePlan | null
  /** The block of the reserves that the plan was made of. */
  block: number | null
  /** The token of another market that pays a purchase. */
  from?: Address | undefined
}

/**
 * Why a quote does not hold, or null: the quoter must return the computed payout at the same block. A node that no
 * longer has the block refutes nothing, because the simulation before the signature still decides.
 */
export function usePoolQuote({ token, side, plan, block, from }: QuotedTrade) {
  const { data } = useQuery({
    ...curveQuoteQuery({ token, side, amountIn: plan?.amountIn ?? 0n, block: block ?? 0, from }),
    enabled: plan !== null && block !== null,
  })
  if (plan === null) return null
  if (block === null) return unanswered
  if (data === undefined) return null
  return data === plan.quote.amountOut ? null : refuted
}
