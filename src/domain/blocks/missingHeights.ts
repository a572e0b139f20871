type Numbered = { number: number; type: string | null }

/**
 * The heights that are missing between the blocks of a list, as ranges, newest first. Empty for a list that contains
 * uncles or replaced blocks.
 */
export function missingHeights(blocks: readonly Numbered[]): { first: number; last: number }[] {
  if (blocks.some(({ type }) => (type ?? 'block') !== 'block')) return []
  const heights = [...new Set(blocks.map(({ number }) => number))].sort((one, other) => other - one)
  return heights.flatMap((height, index) => {
    const below = heights[index + 1]
    return below !== undefined && height - below > 1 ? [{ first: below + 1, last: height - 1 }] : []
  })
}
