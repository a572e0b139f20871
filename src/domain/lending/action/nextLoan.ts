import { type Account, type AccountState, accountState } from '#domain/lending/account/account.ts'
import { healthBands } from '#domain/lending/account/healthBand.ts'
import { amountDown, type Reserve, valueDown } from '#domain/lending/reserve/reserve.ts'
import { lessOrZero, smallest } from '#lib/numbers/integers.ts'
import { limitOf } from './limits.ts'

/** The loan to propose after a deposit: its reserve, and the base units up to which the health stays in the best band. */
export type NextLoan = { reserve: Reserve; amount: bigint }

const safest = BigInt(healthBands[0].from)

/**
 * The loan to propose against a deposit of an asset: of another asset, the one with most liquidity in dollars; of the same only
 * where the pool lends no other. Undefined where nothing can be borrowed.
 */
export function nextLoan(account: Account, collateral: Reserve['asset']): NextLoan | undefined {
  const lent = account.reserves
    .filter(({ borrowable, paused }) => borrowable && !paused)
    .toSorted((one, other) => (liquidity(one) < liquidity(other) ? 1 : -1))
  const reserve = lent.find(({ asset }) => asset !== collateral) ?? lent[0]
  const state: AccountState | undefined = reserve && accountState(account, reserve.asset)
  if (!reserve || !state) return undefined
  const { liquidationUsd, liquidationDebtUsd } = state.summary
  const safeUsd = lessOrZero(liquidationUsd / safest, liquidationDebtUsd)
  const safe = amountDown(safeUsd, reserve.priceUpper, reserve.decimals)
  return { reserve, amount: smallest(safe, limitOf('borrow', account, state).max) }
}

function liquidity({ cash, price, decimals }: Reserve): bigint {
  return valueDown(cash, price, decimals)
}
