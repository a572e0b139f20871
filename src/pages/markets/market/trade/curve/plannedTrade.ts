import { useEffect, useSyncExternalStore } from 'react'
import type { Curve } from '#domain/markets/curve/curve.ts'
import type { Side, TradePlan } from '#domain/markets/trades/trade.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The trade that a form of this page quotes, for the drawing of the curve beside it. */
export type PlannedTrade = { pool: Address; side: Side; plan: TradePlan }

let planned: PlannedTrade | null = null
const listeners = new Set<() => void>()

function publish(next: PlannedTrade | null) {
  planned = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows the quoted trade on the curve while the form is mounted; `plan` is null without a quote. */
export function usePublishedPlan(pool: Address, side: Side, plan: TradePlan | null): void {
  const [amountIn, amountOut] = [plan?.amountIn, plan?.quote.amountOut]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is made anew at every render, its amounts tell it apart
  useEffect(() => {
    publish(plan && { pool, side, plan })
    return () => publish(null)
  }, [pool, side, amountIn, amountOut])
}

/** The trade that is being typed on this market; null without one. */
export function usePlannedTrade(pool: Address): PlannedTrade | null {
  const current = useSyncExternalStore(subscribe, () => planned)
  return current?.pool === pool ? current : null
}

/** The tokens in the pool after the trade, in base units. */
export function unsoldAfter({ y }: Pick<Curve, 'y'>, { side, plan }: PlannedTrade): bigint {
  return side === 'buy' ? y - plan.quote.amountOut : y + plan.amountIn
}
