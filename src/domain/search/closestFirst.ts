type Match = { name: string | null; symbol: string | null; isScam: boolean }

/**
 * Sorts matches of a text: the one of exactly this name or symbol first, then those with it as a whole word, as a
 * beginning, and anywhere; the shorter name before the longer, and reported scams last.
 */
export function closestFirst<T extends Match>(matches: readonly T[], text: string): readonly T[] {
  const wanted = text.trim().toLowerCase()
  const length = ({ name }: Match) => name?.length ?? 0
  return matches.toSorted((a, b) => distance(a, wanted) - distance(b, wanted) || length(a) - length(b))
}

const scamLast = 10

function distance({ name, symbol, isScam }: Match, wanted: string): number {
  const names = [name ?? '', symbol ?? ''].map((each) => each.trim().toLowerCase())
  const fits = [
    (each: string) => each === wanted,
    (each: string) => each.split(/\s+/).includes(wanted),
    (each: string) => each.startsWith(wanted),
  ]
  const found = fits.findIndex((fit) => names.some(fit))
  return (found < 0 ? fits.length : found) + (isScam ? scamLast : 0)
}
