/** Random numbers that can be repeated: the same seed gives the same numbers. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different entries, or all of them. */
  sample<T>(list: readonly T[], count: number): T[]
  /** Bell curve around 0 with a deviation of 1. */
  normal(): number
  /** Another generator, so that two parts of the scenario do not affect each other. */
  fork(name: string): Random
}

/** The sfc32 generator, started from a text. */
export function createRandom(seed: string): Random {
  const state = hashed(seed)
  const next = () => sfc32(state)
  for (let turn = 0; turn < 12; turn++) next()

  const between = (low: number, high: number) => low + next() * (high - low)
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)]
    if (chosen === undefined) throw new Error('There is nothing to pick from.')
    return chosen
  }
  const sample = <T>(list: readonly T[], count: number) => {
    const rest = [...list]
    const taken: T[] = []
    while (rest.length > 0 && taken.length < count) taken.push(...rest.splice(integer(0, rest.length - 1), 1))
    return taken
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return {
    next,
    between,
    integer,
    pick,
    sample,
    normal,
    chance: (probability) => next() < probability,
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

type State = [number, number, number, number]

function hashed(text: string): State {
  const words: State = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  for (const profile of text) {
    const code = profile.codePointAt(0) ?? 0
    words[0] = Math.imul(words[0] ^ code, 0x85ebca6b)
    words[1] = Math.imul(words[1] + code, 0xc2b2ae35)
    words[2] = Math.imul(words[2] ^ words[0] ^ words[1], 0x27d4eb2f)
  }
  return words
}

function sfc32(state: State) {
  const [a, b, c, counter] = state
  const sum = (((a + b) | 0) + counter) | 0
  state[3] = (counter + 1) | 0
  state[0] = b ^ (b >>> 9)
  state[1] = (c + (c << 3)) | 0
  state[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  return (sum >>> 0) / 4294967296
}
