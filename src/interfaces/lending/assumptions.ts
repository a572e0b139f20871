import { config } from '#lib/browser/config/config.ts'
import { type Decimal, decimal, multiply } from '#lib/numbers/decimal.ts'

/*
 * Decisions on points that the specification of the lending API leaves open.
 *
 * - The unit of the two APY fields is `lending.apyUnit` of config.json; percent (5.23) when it is absent, as the
 *   documentation of the public network prints it. It is never guessed from the size of a number: 0.9 may be 0.9 % or 90 %.
 * - The unit of the three amounts of a user is `lending.amountUnit`; US dollars when it is absent.
 * - `totalSupplied` counts whole tokens ("decimal amount", next to a `decimals` that would otherwise be enough).
 * - `borrowApy` is the rate of the middle credit tier, the one that neither adds nor takes.
 * - An address without history may answer 404: it has no record, which is not a failure.
 */

const hundredth = decimal('0.01')

/** An APY from the API as a fraction: 5.23 in percent becomes 0.0523. */
export function apyFraction(value: Decimal): Decimal {
  return config().lending.apyUnit === 'fraction' ? value : percentFraction(value)
}

/** A percentage as a fraction: 5.23 becomes 0.0523. */
export function percentFraction(value: Decimal): Decimal {
  return multiply(value, hundredth)
}

/** The unit of the amounts in a user record. */
export function userAmountUnit(): 'usd' | 'token' {
  return config().lending.amountUnit
}
