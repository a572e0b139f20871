import { compare, type Decimal, divide, one, subtract } from '#lib/numbers/decimal.ts'

export type HealthBand = { word: string; tone: 'neutral' | 'accent' | 'warn' | 'down' }

/** The bands of a health factor, best first; `from` is the lowest health of a band. */
export const healthBands = [
  { from: '3' as Decimal, word: 'Safe', tone: 'accent' },
  { from: '2' as Decimal, word: 'Moderate', tone: 'neutral' },
  { from: '1.5' as Decimal, word: 'Risky', tone: 'warn' },
  { from: '1' as Decimal, word: 'In danger', tone: 'down' },
] as const satisfies readonly (HealthBand & { from: Decimal })[]

const noDebt: HealthBand = { word: 'No debt', tone: 'accent' }
const unknown: HealthBand = { word: 'Unknown', tone: 'warn' }
const lost: HealthBand = { word: 'Can be liquidated', tone: 'down' }

/** Names the band of a health factor. */
export function healthBand(health: Decimal | 'none' | 'unknown'): HealthBand {
  if (health === 'none') return noDebt
  if (health === 'unknown') return unknown
  return healthBands.find(({ from }) => compare(health, from) >= 0) ?? lost
}

/** The share of value that all collateral may lose until the health factor is 1; zero at or below 1. */
export function fallToLiquidation(health: Decimal): Decimal {
  const remaining = compare(health, one) > 0 ? divide(one, health) : null
  return remaining === null ? ('0' as Decimal) : subtract(one, remaining)
}
