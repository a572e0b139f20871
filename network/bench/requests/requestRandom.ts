import { createRandom } from '#network/seed/random.ts'

export type RequestRandom = ReturnType<typeof createRequestRandom>

/** Draws of who and what is asked for, the same for the same name. */
export function createRequestRandom(name: string) {
  const random = createRandom(name)
  return {
    /** From 0 up to, not including, `below`. */
    integer: (below: number): number => random.integer(0, below - 1),
    pick: <Value>(values: readonly Value[]): Value => random.pick(values),
    /** The first of a list far more often than the last: the world asks for the busy, as `fill` makes them busy. */
    skewed<Value>(values: readonly Value[]): Value {
      return values[Math.floor(values.length * random.next() ** 3)] as Value
    },
  }
}
