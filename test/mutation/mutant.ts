/** One wrong line: `replace` in place of `find`, which occurs in `file` exactly once. Then one of `tests` has to fail. */
export type Mutant = {
  /** Path from the root of the repository. */
  file: string
  /** What is wrong with it, in a few words. */
  fault: string
  find: string
  replace: string
  /** Paths of the tests that are run. */
  tests: readonly string[]
}

/** A mutant without what it shares with the others of its file: fault, find, replace. */
export type Fault = readonly [fault: string, find: string, replace: string]

/** The mutants of one file, all found by the same tests. */
export function mutantsOf(file: string, tests: readonly string[], faults: readonly Fault[]): Mutant[] {
  return faults.map(([fault, find, replace]) => ({ file, fault, find, replace, tests }))
}

/** The mutants of a contract, which is named by its path in `network/contracts/`; its tests by theirs in `test/` there. */
export function contractMutants(
  contract: string,
  tests: readonly string[],
  faults: readonly Fault[],
): Mutant[] {
  const paths = tests.map((test) => `network/contracts/test/${test}.t.sol`)
  return mutantsOf(`network/contracts/${contract}.sol`, paths, faults)
}

/** The mutants of a TypeScript file whose test stands beside it, `x.test.ts` beside `x.ts`. */
export function mutantsBeside(file: string, faults: readonly Fault[]): Mutant[] {
  return mutantsOf(file, [file.replace(/\.(tsx?)$/, '.test.$1')], faults)
}

/** The source with the fault in it. Throws when the mutant is stale: the text is gone, or it is there more than once. */
export function mutate(source: string, { find, replace }: Pick<Mutant, 'find' | 'replace'>): string {
  const count = source.split(find).length - 1
  if (count !== 1)
    throw new Error(count === 0 ? 'the text to change is gone' : `the text occurs ${count} times`)
  if (find === replace) throw new Error('nothing is changed')
  return source.replace(find, () => replace)
}

/** The line, counted from 1, on which the text to change begins. */
export function lineOf(source: string, find: string): number {
  return source.slice(0, source.indexOf(find) + find.search(/\S/)).split('\n').length
}
