import type { Account } from '#domain/lending/account/account.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { divideUp } from '#lib/numbers/integers.ts'
import { summaryOf } from './accountSummary.ts'

/** Where one asset's price has to go, all others standing still, until an account can be liquidated. */
export type LiquidationPrice = {
  /** Dollars of 18 decimals: at this price the account is still safe, beyond it no longer. */
  price: bigint
  /** A deposit is lost when its price falls, a loan when its price rises. */
  when: 'falls' | 'rises'
}

const bps = 10_000n

/**
 * The price of an asset that ends an account's safety, to within the rounding of a base unit. Null where no price of this
 * asset alone does: others carry the debt, there is none, or it can be liquidated already.
 */
export function liquidationPrice(account: Account, asset: Reserve['asset']): LiquidationPrice | null {
  const reserve = account.reserves.find((each) => each.asset === asset)
  const position = account.positions.find((each) => each.asset === asset)
  if (!reserve || !position) return null
  const others = account.positions.filter((each) => each.asset !== asset)
  const { liquidationUsd, liquidationDebtUsd } = summaryOf(account.reserves, others, account.tier)
  const missing = liquidationDebtUsd - liquidationUsd
  // What a dollar of price adds to the collateral, less what it adds to the debt: in base units times basis points.
  const weight = position.supplied * reserve.liquidationThresholdBps - position.borrowed * bps
  const scale = 10n ** BigInt(reserve.decimals + 10) * bps
  if (weight > 0n && missing > 0n) return { price: divideUp(missing * scale, weight), when: 'falls' }
  if (weight < 0n && missing < 0n) return { price: (missing * scale) / weight, when: 'rises' }
  return null
}

/** The account if one asset's price were another, in dollars of 18 decimals. */
export function withPrice(account: Account, asset: Reserve['asset'], price: bigint): Account {
  const prices = { price, priceLower: price, priceUpper: price, priceAverage: price }
  return {
    ...account,
    reserves: account.reserves.map((each) => (each.asset === asset ? { ...each, ...prices } : each)),
  }
}
