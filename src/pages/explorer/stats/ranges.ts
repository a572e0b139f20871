/** The ranges of the charts beside all that the explorer lists: their whole days. */
export const ranges = { '7d': 7, '30d': 30 } as const

export type Range = keyof typeof ranges
