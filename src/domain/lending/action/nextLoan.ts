import { type Account, type AccountState, accountState } from '#domain/lending/account/account.ts'
import { healthBands } from '#domain/lending/account/healthBand.ts'
import { loanReserve } from '#domain/lending/reserve/loanReserve.ts'
import { amountDown, type Reserve } from '#domain/lending/reserve/reserve.ts'
import { lessOrZero, smallest } from '#lib/numbers/integers.ts'
import { limitOf } from './limits.ts'

/** The loan to propose after a deposit: its reserve, and the base units up to which the health stays in the best band. */
export type NextLoan = { reserve: Reserve; amount: bigint }

const safest = BigInt(healthBands[0].from)

/** The loan to propose after a deposit of an asset; undefined where there is none. */
export function nextLoan(account: Account, collateral: Reserve['asset']): NextLoan | undefined {
  const reserve = loanReserve(account.reserves, collateral)
  const state: AccountState | undefined = reserve && accountState(account, reserve.asset)
  if (!reserve || !state) return undefined
  const { liquidationUsd, liquidationDebtUsd } = state.summary
  const safeUsd = lessOrZero(liquidationUsd / safest, liquidationDebtUsd)
  const safe = amountDown(safeUsd, reserve.priceUpper, reserve.decimals)
  return { reserve, amount: smallest(safe, limitOf('borrow', account, state).max) }
}
