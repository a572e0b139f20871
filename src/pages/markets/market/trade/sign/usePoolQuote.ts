import { useQuery } from '@tanstack/react-query'
import type { Side, TradePlan } from '#domain/markets/trades/trade.ts'
import { curveQuoteQuery } from '#interfaces/node/contract/curve/curveQuote.ts'
import type { Address } from '#lib/wire/shapes.ts'

const unanswered = 'The pool does not answer. Without its own figures nothing is signed.'
const refuted = "The pool's quote differs from what its reserves give. Nothing is signed."

/**
 * Why a quote does not hold, or null: the pool's own view has to say at the same block what was computed from its
 * reserves. A node that no longer has the block refutes nothing: the simulation before the signature still decides.
 */
export function usePoolQuote(pool: Address, side: Side, plan: TradePlan | null, block: number | null) {
  const { data } = useQuery({
    ...curveQuoteQuery(pool, side, plan?.amountIn ?? 0n, block ?? 0),
    enabled: plan !== null && block !== null,
  })
  if (plan === null) return null
  if (block === null) return unanswered
  if (data === undefined) return null
  const { amountOut, fee } = plan.quote
  return data !== null && data.amountOut === amountOut && data.fee === fee ? null : refuted
}
