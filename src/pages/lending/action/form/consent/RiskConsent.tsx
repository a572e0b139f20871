import { fallToLiquidation, healthBand } from '#domain/lending/account/healthBand.ts'
import type { ActionFigures, Snapshot } from '#domain/lending/action/actionFigures.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { compare, decimal, divide, one, subtract } from '#lib/numbers/decimal.ts'
import { fallText } from '#pages/lending/figures/fallText.ts'
import { Consent, type ConsentProps } from '#pages/signing/Consent.tsx'

const risky = decimal('1.5')

/** Whether the risk of an action has to be accepted: a loan or a withdrawal that leaves a health below 1.5 or unknown. */
export function isRisky(action: string, { after }: ActionFigures): boolean {
  const takes = action === 'borrow' || action === 'withdraw'
  if (!takes || after.health === 'none') return false
  return after.health === 'unknown' || compare(after.health, risky) < 0
}

/** Whether an action is warned of: it leaves little health, also where that needs no consent. */
export function isWarned(action: string, figures: ActionFigures): boolean {
  const takes = action === 'borrow' || action === 'withdraw'
  return isRisky(action, figures) || (takes && healthBand(figures.after.health).tone === 'warn')
}

/** The figures after an action that decide on its risk. */
export type Risk = Pick<Snapshot, 'health' | 'cause'>

type RiskConsentProps = ConsentProps & { risk: Risk }

/** A checkbox before an action that leaves little health. */
export function RiskConsent({ risk, ...consent }: RiskConsentProps) {
  return <Consent {...consent}>{riskSentence(risk)}</Consent>
}

/**
 * The sentence to accept: how far the collateral may fall until the loan can be liquidated; of a loan of the collateral itself,
 * which no price liquidates, how much of its limit the debt has.
 */
export function riskSentence(risk: Risk): string {
  if (risk.health === 'unknown')
    return 'I understand that nobody knows how close I am to being liquidated: what I owe has no current price.'
  const { health, cause } = risk
  if (cause === 'together' && health !== 'none' && compare(health, one) >= 0)
    return `I understand that interest can lead to liquidation: my debt is ${formatPercent(divide(one, health) ?? one)} of what my collateral covers.`
  const fall = fallText(risk)
  return `I understand that I can be liquidated if my collateral falls ${fall === null ? 'at all' : `by ${fall}`}.`
}

/**
 * Whether consent to one risk covers another one, null for none. Prices move with every block: consent holds
 * until the collateral may fall by one percentage point less than was accepted.
 */
export function isCovered(risk: Risk | null, accepted: Risk | null): boolean {
  if (accepted === null) return false
  if (risk === null || risk.health === accepted.health) return true
  if (isWord(risk.health) || isWord(accepted.health)) return false
  return (
    compare(subtract(fallToLiquidation(accepted.health), fallToLiquidation(risk.health)), onePercent) <= 0
  )
}

function isWord(health: Snapshot['health']): health is 'none' | 'unknown' {
  return health === 'none' || health === 'unknown'
}

const onePercent = decimal('0.01')
