import type { DecodeEventLogReturnType } from 'viem'
import { expect } from 'vitest'
import { tradeImpact } from '#domain/markets/trades/tradeImpact.ts'
import { tradeResult } from '#domain/markets/trades/tradeResult.ts'
import { add, fromUnits, one, subtract, toUnits } from '#lib/numbers/decimal.ts'
import type { curvePoolAbi } from '#spec/abi/curvePool.ts'

type SwapEvent = DecodeEventLogReturnType<typeof curvePoolAbi, 'Swap'>['args']
type Holdings = { dollars: bigint; tokens: bigint }
export type DoneTrade = ReturnType<typeof doneTrade>

const dollarDecimals = 6
const tokenDecimals = 18

/** A trade as the indexer tells it, from the event of the contract. */
export function doneTrade(swap: SwapEvent) {
  const { isBuy, amountIn, amountOut, feeAmount } = swap
  return {
    side: isBuy ? ('buy' as const) : ('sell' as const),
    tokenAmount: fromUnits(isBuy ? amountOut : amountIn, tokenDecimals),
    usdSettled: fromUnits(isBuy ? amountIn : amountOut, dollarDecimals),
    usdMoved: fromUnits(isBuy ? amountIn - feeAmount : amountOut + feeAmount, dollarDecimals),
    reserveUsdAfter: fromUnits(swap.virtualReserveUsdAfter, dollarDecimals),
    reserveTokenAfter: fromUnits(swap.reserveTokenAfter, tokenDecimals),
    priceUsd: fromUnits(swap.priceUsdAfterWad, 18),
  }
}

/**
 * What the portfolio says of the trades on a market, against the trader's own balances: what is left of the purchases is
 * held, and what they cost less what was realised is what was spent. To the base unit.
 */
export function compareResult(trades: readonly DoneTrade[], before: Holdings, after: Holdings) {
  const result = tradeResult(trades)
  if (result === null || result.realised === null) throw new Error('The trades have no result.')
  const { bought, cost, realised } = result
  expect(
    { bought: toUnits(bought, tokenDecimals), spent: subtract(cost, realised) },
    JSON.stringify(trades),
  ).toEqual({
    bought: after.tokens - before.tokens,
    spent: fromUnits(before.dollars - after.dollars, dollarDecimals),
  })
}

/** Below it a price cut at 18 decimals says less than the ten-thousandth by which another curve is told from this one. */
const leastExactPrice = 20_000n

/** The impact of a trade against the contract's own prices before and after it. */
export function compareImpact(trade: DoneTrade, before: bigint, after: bigint, state: string) {
  const impact = tradeImpact(trade)
  if (impact === null) return expect(after, state).toBeLessThan(leastExactPrice)
  if (before < leastExactPrice) return
  const ratio = toUnits(add(impact, one), 18)
  const [lowest, highest] = [(after * wad) / (before + 1n), ((after + 1n) * wad) / before + 1n]
  expect(ratio >= lowest && ratio <= highest, `${impact} of ${state}`).toBe(true)
}

const wad = 10n ** 18n
