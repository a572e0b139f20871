import { config } from '#lib/browser/config/config.ts'
import { type Decimal, decimal, multiply } from '#lib/numbers/decimal.ts'

/*
 * What the specification leaves open about the lending API, decided once.
 * - The unit of the two APY fields: `lending.apyUnit` of config.json; percent (5.23) when it says nothing,
 *   as the documentation of the public network prints it.
 *   Never guessed from the size of a number: 0.9 may be 0.9 % or 90 %.
 * - The unit of the three amounts of a user: `lending.amountUnit`; US dollars when it says nothing.
 * - `totalSupplied` counts whole tokens ("decimal amount", next to a `decimals` that would otherwise be enough).
 * - `borrowApy` is the rate of the middle credit tier, the one that neither adds nor takes.
 * - An address without history may answer 404: it has no record, which is not a failure.
 */

const hundredth = decimal('0.01')

/** An APY of the wire as a fraction. */
export function apyFraction(value: Decimal): Decimal {
  return config().lending.apyUnit === 'fraction' ? value : multiply(value, hundredth)
}

/** What the amounts of a user record are counted in. */
export function userAmountUnit(): 'usd' | 'token' {
  return config().lending.amountUnit
}
