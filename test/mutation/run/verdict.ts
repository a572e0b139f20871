import type { Mutant } from '../mutant.ts'

/** What became of a mutant. Only a killed one is good: a broken one does not compile, a stale one does not apply. */
export type Verdict =
  | { kind: 'killed'; by: string }
  | { kind: 'survived' }
  | { kind: 'broken'; why: string }
  | { kind: 'stale'; why: string }

export type Result = { mutant: Mutant; line: number; verdict: Verdict; seconds: number }

/** Something that runs the tests of a mutant. Several work side by side, each in its own working copy. */
export type Worker = { run(mutant: Mutant): Promise<Verdict> }

/** Prepares workers for these mutants. Rejects when a test fails without any mutant: then it would prove nothing. */
export type OpenWorkers = (mutants: readonly Mutant[], count: number) => Promise<Worker[]>
