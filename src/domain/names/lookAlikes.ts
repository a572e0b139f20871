import { confusableLetters } from './confusableLetters.ts'
import { knownSymbols } from './mayLookAlike.ts'

const ascii = /^[\x20-\x7e]*$/

const prototypes = new Map<string, string>()
for (const [looks, codes] of Object.entries(confusableLetters)) {
  for (const code of codes.split(' ')) prototypes.set(String.fromCodePoint(Number.parseInt(code, 16)), looks)
}

/** The skeleton of a name (UTS 39): names with equal skeletons can be mistaken for each other. */
export function skeleton(name: string): string {
  return Array.from(name.normalize('NFKD'), (letter) => prototypes.get(letter) ?? letter).join('')
}

/** Whether a name is not written in ASCII and looks as if it were: with a Cyrillic T, say. An ellipsis imitates nothing. */
export function onlyLooksLatin(name: string): boolean {
  const letters = name.replaceAll('…', '')
  return !ascii.test(letters) && ascii.test(skeleton(letters))
}

const scripts = [
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Coptic', /\p{Script=Coptic}/u],
  ['Lisu', /\p{Script=Lisu}/u],
] as const

/** The letters of a name that only look like plain ones, each with its script where that is well known: "Т is Cyrillic". */
export function otherLetters(name: string): string {
  const letters = Array.from(name.normalize('NFKD')).filter(
    (letter) => prototypes.has(letter) && !ascii.test(letter),
  )
  return [...new Set(letters)]
    .map((letter) => {
      const script = scripts.find(([, form]) => form.test(letter))?.[0]
      return script ? `${letter} is ${script}` : letter
    })
    .join(', ')
}

/**
 * What a name that only looks Latin reads as in plain letters. There are two readings where a letter looks both like a
 * capital `I` and like a small `l`.
 */
export function plainReadings(name: string): string[] {
  const letters = Array.from(name.normalize('NFKD'))
  const plain = (letter: string) => (ascii.test(letter) ? undefined : prototypes.get(letter))
  const readings = ['I', 'l'].map((stroke) =>
    letters.map((letter) => (plain(letter) === 'l' ? stroke : (plain(letter) ?? letter))).join(''),
  )
  return [...new Set(readings)]
}

/** Whether two names can be mistaken for each other: the same in any case, or written with letters that look alike. */
export function isNamesake(one: string, other: string): boolean {
  return [one, one.toUpperCase()].some(
    (name, at) => skeleton(name) === skeleton(at === 0 ? other : other.toUpperCase()),
  )
}

/**
 * A named token or symbol. `id` is unique, or empty for a known symbol; `isTrusted`: certified by the explorer or
 * known.
 */
export type Named = { id: string; name: string; isTrusted: boolean }

/** The original that a name imitates, by the id of the imitation. */
export type LookAlikes = ReadonlyMap<string, Named>

/**
 * Finds names that look alike, such as Cyrillic letters among Latin ones, and different tokens of one name. If one of them is
 * trusted, or the only one in plain ASCII, only the others are marked. Else nobody can tell which is the imitation, and all
 * of them are marked. A known symbol is an original only of names in other letters.
 */
export function lookAlikes(names: readonly Named[]): LookAlikes {
  const found = new Map<string, Named>()
  const known = knownSymbols.map((name): Named => ({ id: '', name, isTrusted: true }))
  for (const group of groupsOf([...names, ...known])) {
    for (const each of group) {
      const original = each.id === '' ? undefined : originalOf(each, group)
      if (original) found.set(each.id, original)
    }
  }
  return found
}

/** What one of a group of names looks like: the best name of other letters, else another token of the same name. */
function originalOf(each: Named, group: readonly Named[]): Named | undefined {
  const best = Math.max(...group.map(rank))
  const leaders = group.filter((other) => rank(other) === best)
  const isPlain = leaders.every(({ name }) => name === leaders[0]?.name)
  const leader = leaders.find(({ name }) => name !== each.name)
  const own = group.filter(({ id }) => id !== '' && id !== each.id)
  // Prefer a token of the list to a known symbol.
  if (leader && !(isPlain && leaders.includes(each)))
    return own.find(({ name }) => name === leader.name) ?? leader
  if (each.isTrusted) return undefined
  const twins = own.filter(({ name }) => name === each.name)
  return twins.find(({ isTrusted }) => isTrusted) ?? twins[0]
}

/** Groups names by their skeleton; only groups of several. */
function groupsOf(names: readonly Named[]): Named[][] {
  const groups = new Map<string, Named[]>()
  for (const each of names) {
    if (each.name === '') continue
    const looks = skeleton(each.name)
    groups.set(looks, [...(groups.get(looks) ?? []), each])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

function rank({ name, isTrusted }: Named): number {
  return (isTrusted ? 2 : 0) + (ascii.test(name) ? 1 : 0)
}
