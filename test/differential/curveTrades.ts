import type { DecodeEventLogReturnType } from 'viem'
import { expect } from 'vitest'
import { tradeImpact } from '#domain/markets/trades/tradeImpact.ts'
import { tradeResult } from '#domain/markets/trades/tradeResult.ts'
import { add, fromUnits, one, subtract, toUnits } from '#lib/numbers/decimal.ts'
import type { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'

type SwapEvent = DecodeEventLogReturnType<typeof hlpmmEventsAbi, 'Swap'>['args']
type Holdings = { dollars: bigint; tokens: bigint }
export type DoneTrade = ReturnType<typeof doneTrade>

const places = 18
const wad = 10n ** 18n
const decimal = (units: bigint) => fromUnits(units, places)

/** A trade from the event of the contract and the dollars that it moved in or out of the pool. */
export function doneTrade(swap: SwapEvent, side: 'buy' | 'sell', moved: bigint) {
  const { amountIn, amountOut, newReserveUSD, newReserveToken } = swap
  return {
    side,
    tokenAmount: decimal(side === 'buy' ? amountOut : amountIn),
    usdSettled: decimal(side === 'buy' ? amountIn : amountOut),
    usdMoved: decimal(moved),
    reserveUsdAfter: decimal(newReserveUSD),
    reserveTokenAfter: decimal(newReserveToken),
    priceUsd: decimal((newReserveUSD * wad) / newReserveToken),
  }
}

/**
 * Compares the portfolio's result with the trader's balances, to the base unit: the tokens left from purchases are
 * held, and their cost less the realised result equals the spent dollars.
 */
export function compareResult(trades: readonly DoneTrade[], before: Holdings, after: Holdings) {
  const result = tradeResult(trades)
  if (result === null || result.realised === null) throw new Error('The trades have no result.')
  const { bought, cost, realised } = result
  expect(
    { bought: toUnits(bought, places), spent: subtract(cost, realised) },
    JSON.stringify(trades),
  ).toEqual({
    bought: after.tokens - before.tokens,
    spent: decimal(before.dollars - after.dollars),
  })
}

/** Compares the impact of a trade with the contract's prices before and after it. */
export function compareImpact(trade: DoneTrade, before: bigint, after: bigint, state: string) {
  const impact = tradeImpact(trade)
  if (impact === null) throw new Error(`The trade has no impact: ${state}`)
  const ratio = toUnits(add(impact, one), places)
  const [lowest, highest] = [(after * wad) / (before + 1n), ((after + 1n) * wad) / before + 1n]
  expect(ratio >= lowest && ratio <= highest, `${impact} of ${state}`).toBe(true)
}
