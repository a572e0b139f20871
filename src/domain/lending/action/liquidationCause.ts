import type { Account } from '#domain/lending/account/account.ts'
import { liquidationPrice } from '#domain/lending/account/liquidationPrice.ts'
import { divide, fromUnits, one, subtract } from '#lib/numbers/decimal.ts'
import type { LiquidationCause } from './actionFigures.ts'

/**
 * What a price must do until the account can be liquidated: the price of its only collateral falls, or nothing, because debt
 * and collateral are one asset. Undefined without a debt, and where several deposits decide.
 */
export function liquidationCause(account: Account): LiquidationCause | undefined {
  const [collateral, ...others] = account.positions.filter(({ supplied }) => supplied > 0n)
  const debts = account.positions.filter(({ borrowed }) => borrowed > 0n)
  if (!collateral || others.length > 0 || debts.length === 0) return undefined
  const { asset } = collateral
  if (debts.every((debt) => debt.asset === asset)) return 'together'
  const reserve = account.reserves.find((each) => each.asset === asset)
  const end = liquidationPrice(account, asset)
  if (!reserve || end?.when !== 'falls') return undefined
  const price = fromUnits(end.price, 18)
  const remaining = divide(price, fromUnits(reserve.priceAverage, 18)) ?? one
  return { symbol: reserve.symbol, price, fall: subtract(one, remaining) }
}
