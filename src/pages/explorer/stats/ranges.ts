/** The ranges of the charts beside all days that the explorer lists. */
export const ranges = ['7d', '30d'] as const

export type Range = (typeof ranges)[number]

/** How many days a range has. */
export function dayCount(range: Range): number {
  return Number.parseInt(range, 10)
}

/** The last whole days of a range, and the one that is not over. */
export function inRange<Day extends { isOpen?: boolean }>(
  all: readonly Day[],
  range: Range | undefined,
): readonly Day[] {
  return range ? all.slice(-dayCount(range) - Number(all.at(-1)?.isOpen ?? false)) : all
}
