type Match = { name: string | null; symbol: string | null; isScam: boolean }

/**
 * Sorts matches of a text: first the one of exactly this symbol, then of this name, then symbols that begin with it, names
 * with it as a whole word, as a beginning, and the rest; the shorter name before the longer, and reported scams last.
 */
export function closestFirst<T extends Match>(matches: readonly T[], text: string): readonly T[] {
  const wanted = text.trim().toLowerCase()
  const length = ({ name }: Match) => name?.length ?? 0
  return matches.toSorted((a, b) => distance(a, wanted) - distance(b, wanted) || length(a) - length(b))
}

const scamLast = 10

function distance({ name, symbol, isScam }: Match, wanted: string): number {
  const [named, short] = [name ?? '', symbol ?? ''].map((each) => each.trim().toLowerCase()) as [
    string,
    string,
  ]
  const fits = [
    short === wanted,
    named === wanted,
    short.startsWith(wanted),
    `${named} ${short}`.split(/\s+/).includes(wanted),
    named.startsWith(wanted),
  ]
  const found = fits.indexOf(true)
  return (found < 0 ? fits.length : found) + (isScam ? scamLast : 0)
}
