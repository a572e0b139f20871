import { compare, type Decimal } from '#lib/numbers/decimal.ts'

export type HealthBand = { word: string; tone: 'accent' | 'warn' | 'down' }

/** How far a loan is from being liquidated, in words. */
export function healthBand(health: Decimal | 'none'): HealthBand {
  if (health === 'none') return { word: 'No debt', tone: 'accent' }
  const below = (limit: string) => compare(health, limit as Decimal) < 0
  if (below('1')) return { word: 'Can be liquidated', tone: 'down' }
  if (below('1.5')) return { word: 'In danger', tone: 'down' }
  if (below('2')) return { word: 'Risky', tone: 'warn' }
  return below('3') ? { word: 'Moderate', tone: 'accent' } : { word: 'Safe', tone: 'accent' }
}
