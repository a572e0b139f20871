import { type Reserve, valueDown } from './reserve.ts'

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

function liquidity({ cash, price, decimals }: Reserve): bigint {
  return valueDown(cash, price, decimals)
}
