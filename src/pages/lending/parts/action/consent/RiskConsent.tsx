import { fallToLiquidation } from '#domain/lending/account/healthBand.ts'
import type { ActionFigures, Snapshot } from '#domain/lending/action/actionFigures.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { compare, decimal, fromUnits, subtract, toUnits } from '#lib/numbers/decimal.ts'
import { Consent, type ConsentProps } from '#pages/signing/Consent.tsx'

type Health = Snapshot['health']

const risky = decimal('1.5')

/** Whether an action leaves so little health that it has to be accepted: a loan or a withdrawal below 1.5, or nobody knows. */
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

/** How far the collateral may fall until the loan can be liquidated, in whole per cent, cut. */
export function riskSentence(health: Snapshot['health']): string {
  if (health === 'unknown')
    return 'I understand that nobody knows how close I am to being liquidated: what I owe has no current price.'
  const fall = health === 'none' ? null : fallToLiquidation(health)
  if (fall === null || compare(fall, onePercent) < 0)
    return 'I understand that I can be liquidated as soon as my collateral falls a little.'
  const percent = formatPercent(fromUnits(toUnits(fall, 2), 2))
  return `I understand that if my collateral falls by about ${percent}, I can be liquidated.`
}

/**
 * Whether who accepted one health accepted another one too, null for none: prices move a little with every block, but not by more than a
 * percentage point of what the collateral may fall.
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
