import { createRandom } from '#network/seed/random.ts'

export type RequestRandom = ReturnType<typeof createRequestRandom>

/** Random choices for a request, the same for the same name. */
export function createRequestRandom(name: string) {
  const random = createRandom(name)
  return {
    /** From 0 up to, not including, `below`. */
    integer: (below: number): number => random.integer(0, below - 1),
    pick: <Value>(values: readonly Value[]): Value => random.pick(values),
    /** Chooses the first of a list far more often than the last, because `fill` makes the first ones busy. */
    skewed<Value>(values: readonly Value[]): Value {
      return values[Math.floor(values.length * random.next() ** 3)] as Value
    },
  }
}
