/** How many events did not come, and how many came once too often. */
export type EventProblems = { lost: number; twice: number }

/** Compares what a socket received with what it should have received. Events before the first expected one are left out. */
export function findProblems(received: readonly number[], expected: readonly number[]): EventProblems {
  const first = Math.min(...expected)
  const counted = received.filter((id) => id >= first)
  const distinct = new Set(counted)
  return {
    lost: expected.filter((id) => !distinct.has(id)).length,
    twice: counted.length - distinct.size + [...distinct].filter((id) => !expected.includes(id)).length,
  }
}
