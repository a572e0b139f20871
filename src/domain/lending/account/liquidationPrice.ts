import type { Account } from '#domain/lending/account/account.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { divideUp } from '#lib/numbers/integers.ts'
import { summaryOf } from './accountSummary.ts'

/** The price of one asset at which an account can be liquidated, if all other prices stay the same. */
export type LiquidationPrice = {
  /** Dollars with 18 decimals. The account is safe at this price and can be liquidated beyond it. */
  price: bigint
  /** Whether the price falls to it (of a deposit) or rises to it (of a loan). */
  when: 'falls' | 'rises'
}

const bps = 10_000n

/**
 * The liquidation price of an asset, to within the rounding of a base unit. Null where no price of this asset alone leads to
 * liquidation: other deposits cover the debt, there is no debt, or the account can be liquidated already.
 */
export function liquidationPrice(account: Account, asset: Reserve['asset']): LiquidationPrice | null {
  const reserve = account.reserves.find((each) => each.asset === asset)
  const position = account.positions.find((each) => each.asset === asset)
  if (!reserve || !position) return null
  const others = account.positions.filter((each) => each.asset !== asset)
  const { liquidationUsd, liquidationDebtUsd } = summaryOf(account.reserves, others, account.tier)
  const missing = liquidationDebtUsd - liquidationUsd
  // The change of collateral less the change of debt for each dollar of price, in base units times basis points.
  const weight = position.supplied * reserve.liquidationThresholdBps - position.borrowed * bps
  const scale = 10n ** BigInt(reserve.decimals + 10) * bps
  if (weight > 0n && missing > 0n) return { price: divideUp(missing * scale, weight), when: 'falls' }
  if (weight < 0n && missing < 0n) return { price: (missing * scale) / weight, when: 'rises' }
  return null
}

/** The account with another price of one asset, in dollars with 18 decimals. */
export function withPrice(account: Account, asset: Reserve['asset'], price: bigint): Account {
  const prices = { price, priceLower: price, priceUpper: price, priceAverage: price }
  return {
    ...account,
    reserves: account.reserves.map((each) => (each.asset === asset ? { ...each, ...prices } : each)),
  }
}
