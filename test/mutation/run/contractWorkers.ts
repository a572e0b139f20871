import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgeBinary } from '#network/node/foundryBinary.ts'
import type { Mutant } from '../mutant.ts'
import { type Ended, runProgram } from './processes.ts'
import type { OpenWorkers, Verdict, Worker } from './verdict.ts'
import { createWorkingCopy, root, type WorkingCopy } from './workingCopy.ts'

const parts = ['network/contracts', 'network/foundry.toml', 'package.json']
const minutes = 60_000

type Tests = Record<string, { test_results: Record<string, { status: string; reason: string | null }> }>

/**
 * Workers that run a mutant's Foundry tests. The first one compiles and runs them all without a mutant; the others begin
 * with a copy of what it compiled. Unoptimised code behaves the same and is compiled in half the time. Forge compiles all
 * that imports a changed file, whatever it is told to run: a worker's copy has only the tests of its mutant.
 */
export const openContractWorkers: OpenWorkers = async (mutants, count) => {
  const first = createWorkingCopy(parts)
  const verdict = verdictOf(await test(first, testsOf(mutants)))
  if (verdict.kind === 'killed') throw new Error(`Without a mutant a contract test fails: ${verdict.by}`)
  if (verdict.kind !== 'survived') throw new Error('Without a mutant the contract tests do not run.')
  const copies = [first]
  while (copies.length < count) {
    const copy = createWorkingCopy(parts)
    cpSync(join(first.folder, '.tideline'), join(copy.folder, '.tideline'), { recursive: true })
    copies.push(copy)
  }
  return copies.map(workerIn)
}

function workerIn(copy: WorkingCopy): Worker {
  const tests = contractTests().map((path) => ({ path, content: copy.source(path) }))

  function keepOnly(wanted: readonly string[]) {
    for (const { path, content } of tests) {
      const file = join(copy.folder, path)
      if (!wanted.includes(path)) rmSync(file, { force: true })
      else if (!existsSync(file)) writeFileSync(file, content)
    }
  }

  return {
    async run(mutant) {
      keepOnly(mutant.tests)
      copy.put(mutant)
      const verdict = verdictOf(await test(copy, testsOf([mutant])))
      copy.restore(mutant.file)
      return verdict
    },
  }
}

/** Paths of all Foundry tests. */
function contractTests(): string[] {
  const folder = 'network/contracts/test'
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.t.sol'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

function testsOf(mutants: readonly Mutant[]): string[] {
  return [...new Set(mutants.flatMap(({ tests }) => tests))]
}

function test({ folder }: WorkingCopy, tests: readonly string[]): Promise<Ended> {
  const only = tests.length === 1 ? String(tests[0]) : `{${tests.join(',')}}`
  const parameters = ['test', '--json', '--fail-fast', '--code-size-limit', '1000000', '--match-path', only]
  return runProgram(forgeBinary(), parameters, {
    cwd: folder,
    milliseconds: 20 * minutes,
    environment: { FOUNDRY_OPTIMIZER: 'false' },
  })
}

/** What forge says. Without an answer it did not compile. */
function verdictOf({ status, output, errors }: Ended): Verdict {
  if (status === null) return { kind: 'killed', by: 'time is over' }
  const tests = readTests(output)
  if (!tests) {
    const why = /^.*Error.*(?:\n.*){0,2}/m.exec(`${output}\n${errors}`)?.[0] ?? errors
    return { kind: 'broken', why: why.replace(/\s+/g, ' ').slice(0, 200) }
  }
  for (const { test_results } of tests) {
    for (const [name, { status }] of Object.entries(test_results))
      if (status === 'Failure') return { kind: 'killed', by: name.replace(/\(.*$/, '') }
  }
  return { kind: 'survived' }
}

/** The suites that ran; undefined when none did. */
function readTests(output: string) {
  try {
    const suites = Object.values(JSON.parse(output) as Tests)
    return suites.length > 0 ? suites : undefined
  } catch {
    return undefined
  }
}
