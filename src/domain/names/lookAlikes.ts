import { confusableLetters } from './confusableLetters.ts'
import { knownSymbols } from './mayLookAlike.ts'

const prototypes = new Map<string, string>()
for (const [looks, codes] of Object.entries(confusableLetters)) {
  for (const code of codes.split(' ')) prototypes.set(String.fromCodePoint(Number.parseInt(code, 16)), looks)
}

/** What a name looks like (the skeleton of UTS 39): names with equal skeletons can be taken for each other. */
export function skeleton(name: string): string {
  return Array.from(name.normalize('NFKD'), (letter) => prototypes.get(letter) ?? letter).join('')
}

/**
 * Something with a name: `id` tells it from others and is empty for a known symbol, `isTrusted` when somebody vouches
 * for it.
 */
export type Named = { id: string; name: string; isTrusted: boolean }

/** Whose name looks like that of another one: by id, the other. */
export type LookAlikes = ReadonlyMap<string, Named>

/**
 * Names that look alike but differ, as in Cyrillic letters beside Latin ones. Where one of them is trusted, or alone in
 * being plain ASCII, only its imitations are marked; else nobody can say which is the imitation, and each is.
 */
export function lookAlikes(names: readonly Named[]): LookAlikes {
  const found = new Map<string, Named>()
  const known = knownSymbols.map((name): Named => ({ id: '', name, isTrusted: true }))
  for (const group of groupsOf([...names, ...known])) {
    const best = Math.max(...group.map(rank))
    const leaders = group.filter((each) => rank(each) === best)
    const isPlain = leaders.every(({ name }) => name === leaders[0]?.name)
    for (const each of group) {
      const leader = leaders.find(({ name }) => name !== each.name)
      if (!leader || each.id === '' || (isPlain && leaders.includes(each))) continue
      // A token of the list says more than a symbol alone.
      found.set(each.id, group.find(({ id, name }) => id !== '' && name === leader.name) ?? leader)
    }
  }
  return found
}

/** Names by what they look like; only looks that more than one name has. */
function groupsOf(names: readonly Named[]): Named[][] {
  const groups = new Map<string, Named[]>()
  for (const each of names) {
    if (each.name === '') continue
    const looks = skeleton(each.name)
    groups.set(looks, [...(groups.get(looks) ?? []), each])
  }
  return [...groups.values()].filter((group) => group.some(({ name }) => name !== group[0]?.name))
}

const ascii = /^[\x20-\x7e]*$/

function rank({ name, isTrusted }: Named): number {
  return (isTrusted ? 2 : 0) + (ascii.test(name) ? 1 : 0)
}
