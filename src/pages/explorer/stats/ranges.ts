const days = { '7d': 7, '30d': 30 } as const

/** A range of the charts beside all that the explorer lists. */
export type Range = keyof typeof days

/** The range that the address names; undefined for all days. */
export function readRange(named: string | undefined): Range | undefined {
  return named !== undefined && named in days ? (named as Range) : undefined
}

/** How many days a range has. */
export function dayCount(range: Range): number {
  return days[range]
}

/** The last whole days of a range. */
export function inRange<Day>(all: readonly Day[], range: Range | undefined): readonly Day[] {
  return range ? all.slice(-days[range]) : all
}
