import { fallToLiquidation } from '#domain/lending/account/healthBand.ts'
import type { ActionFigures, Snapshot } from '#domain/lending/action/actionFigures.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { compare, decimal, fromUnits, isZero, subtract, toUnits, zero } from '#lib/numbers/decimal.ts'
import { Consent, type ConsentProps } from '#pages/signing/Consent.tsx'

type Health = Snapshot['health']

const risky = decimal('1.5')

/** Whether the risk of an action has to be accepted: a loan or a withdrawal that leaves a health below 1.5 or unknown. */
export function isRisky(action: string, { after }: ActionFigures): boolean {
  const takes = action === 'borrow' || action === 'withdraw'
  if (!takes || after.health === 'none') return false
  return after.health === 'unknown' || compare(after.health, risky) < 0
}

type RiskConsentProps = ConsentProps & { health: Snapshot['health'] }

/** A checkbox before an action that leaves little health. */
export function RiskConsent({ health, ...consent }: RiskConsentProps) {
  return <Consent {...consent}>{riskSentence(health)}</Consent>
}

/**
 * How far the collateral may fall until the loan can be liquidated: in whole per cent, below 1 % with two decimals,
 * rounded down.
 */
export function riskSentence(health: Snapshot['health']): string {
  if (health === 'unknown')
    return 'I understand that nobody knows how close I am to being liquidated: what I owe has no current price.'
  const fall = health === 'none' ? zero : fallToLiquidation(health)
  const places = compare(fall, onePercent) < 0 ? 4 : 2
  const cutFall = fromUnits(toUnits(fall, places), places)
  const by = isZero(cutFall) ? 'at all' : `by ${formatPercent(cutFall)}`
  return `I understand that I can be liquidated if my collateral falls ${by}.`
}

/**
 * Whether consent to one health factor covers another one, null for no risk. Prices move with every block: consent holds
 * until the collateral may fall by one percentage point less than was accepted.
 */
export function isCovered(health: Health | null, accepted: Health | null): boolean {
  if (accepted === null) return false
  if (health === null || health === accepted) return true
  if (isWord(health) || isWord(accepted)) return false
  return compare(subtract(fallToLiquidation(accepted), fallToLiquidation(health)), onePercent) <= 0
}

function isWord(health: Health): health is 'none' | 'unknown' {
  return health === 'none' || health === 'unknown'
}

const onePercent = decimal('0.01')
