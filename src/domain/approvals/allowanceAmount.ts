import { amountText } from '#lib/format/amountText.ts'
import { maxUint256 } from '#lib/numbers/integers.ts'
import { unlimitedFrom } from './decodeApproval.ts'

/** How much a contract may take beyond the action that asks for it. */
export const allowanceChoices = ['exact', 'tenfold', 'unlimited'] as const
export type AllowanceChoice = (typeof allowanceChoices)[number]

/** The base units that an approval grants for an action of `units`. */
export function allowanceFor(choice: AllowanceChoice, units: bigint): bigint {
  if (choice === 'unlimited') return maxUint256
  return choice === 'tenfold' && units * 10n < unlimitedFrom ? units * 10n : units
}

/** What an approval grants, with its unit: `250 HUSD`, `unlimited HUSD`. */
export function allowanceText(
  units: bigint,
  token: { symbol: string; decimals: number },
  textOf = amountText,
): string {
  return units >= unlimitedFrom ? `unlimited ${token.symbol}` : textOf(units, token)
}
