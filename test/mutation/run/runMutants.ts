import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineOf, type Mutant, mutate } from '../mutant.ts'
import type { OpenWorkers, Result, Verdict, Worker } from './verdict.ts'
import { root } from './workingCopy.ts'

/** Runs every mutant and reports each as it ends. Those of one file go to one worker, one after the other. */
export async function runMutants(
  mutants: readonly Mutant[],
  openWorkers: OpenWorkers,
  workerCount: number,
  report: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = []
  const finish = (result: Result) => {
    results.push(result)
    report(result)
  }
  const sound = mutants.filter((mutant) => {
    const why = staleness(mutant)
    if (why) finish({ mutant, line: 0, verdict: { kind: 'stale', why }, seconds: 0 })
    return !why
  })
  if (sound.length === 0) return results
  const files = [...new Set(sound.map(({ file }) => file))]
  const groups = files.map((file) => sound.filter((mutant) => mutant.file === file))
  const workers = await openWorkers(sound, Math.min(workerCount, groups.length))
  await Promise.all(
    workers.map(async (worker) => {
      for (let group = groups.shift(); group; group = groups.shift())
        for (const mutant of group) finish(await runOne(worker, mutant))
    }),
  )
  return results
}

/** Why a mutant does not apply to the repository as it is; undefined when it does. */
export function staleness({ file, find, replace, tests }: Mutant): string | undefined {
  try {
    mutate(readFileSync(join(root, file), 'utf8'), { find, replace })
    for (const test of tests) readFileSync(join(root, test))
    return tests.length === 0 ? 'it names no test' : undefined
  } catch (error) {
    return (error as Error).message
  }
}

async function runOne(worker: Worker, mutant: Mutant): Promise<Result> {
  const started = performance.now()
  const verdict: Verdict = await worker.run(mutant)
  const line = lineOf(readFileSync(join(root, mutant.file), 'utf8'), mutant.find)
  return { mutant, line, verdict, seconds: (performance.now() - started) / 1_000 }
}
