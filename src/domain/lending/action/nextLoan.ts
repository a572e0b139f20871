import { type Account, type AccountState, accountState } from '#domain/lending/account/account.ts'
import { healthBands } from '#domain/lending/account/healthBand.ts'
import { amountDown, type Reserve, valueDown } from '#domain/lending/reserve/reserve.ts'
import { lessOrZero, smallest } from '#lib/numbers/integers.ts'
import { limitOf } from './limits.ts'

/** The loan to propose after a deposit: its reserve, and the base units up to which the health stays in the best band. */
export type NextLoan = { reserve: Reserve; amount: bigint }

const safest = BigInt(healthBands[0].from)

/** The prices, with 18 decimals, between which a token is one of about a dollar. */
const aboutDollar = { from: 95n * 10n ** 16n, to: 105n * 10n ** 16n }

/**
 * The asset to propose for a loan against a deposit: a token of about a dollar, because who begins can tell what it will cost:
 * of another than the deposited one where there is one, then of the one with most liquidity. Undefined where there is none.
 */
export function loanReserve(
  reserves: readonly Reserve[],
  collateral: Reserve['asset'] | undefined,
): Reserve | undefined {
  return reserves
    .filter(({ price }) => price >= aboutDollar.from && price <= aboutDollar.to)
    .filter(({ borrowable, paused }) => borrowable && !paused)
    .toSorted((one, other) => (liquidity(one) < liquidity(other) ? 1 : -1))
    .toSorted((one, other) => Number(one.asset === collateral) - Number(other.asset === collateral))[0]
}

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

function liquidity({ cash, price, decimals }: Reserve): bigint {
  return valueDown(cash, price, decimals)
}
