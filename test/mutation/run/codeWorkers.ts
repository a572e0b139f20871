import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutate } from '../mutant.ts'
import { runProgram } from './processes.ts'
import { createTypeCheck } from './typeCheck.ts'
import type { OpenWorkers, Verdict, Worker } from './verdict.ts'
import { createWorkingCopy, root, type WorkingCopy } from './workingCopy.ts'

/** What the unit tests of the app and of the network read. */
const parts = [
  ...['src', 'network', 'spec', 'scripts', 'differential', 'witness', 'public', 'index.html'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'tsconfig.network.json'],
  ...['vitest.config.ts', 'vite.config.ts', 'network/foundry.toml', 'biome.json', 'knip.json'],
]
const minutes = 60_000

type Report = {
  success: boolean
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; title: string }[]
  }[]
}

/** Workers that run a mutant's Vitest files. All of them are run once without a mutant before. */
export const openCodeWorkers: OpenWorkers = async (mutants, count) => {
  const copies = Array.from({ length: count }, () => createWorkingCopy(parts))
  const [first] = copies
  if (first) {
    const verdict = await test(first, testsOf(mutants))
    if (verdict.kind === 'killed') throw new Error(`Without a mutant a test fails: ${verdict.by}`)
    if (verdict.kind !== 'survived')
      throw new Error(
        `Without a mutant the tests do not run: ${verdict.kind === 'broken' ? verdict.why : ''}`,
      )
  }
  const typeProblem = createTypeCheck(root)
  return copies.map((copy) => workerIn(copy, typeProblem))
}

function workerIn(copy: WorkingCopy, typeProblem: ReturnType<typeof createTypeCheck>): Worker {
  return {
    async run(mutant) {
      const why = typeProblem(mutant.file, mutate(copy.source(mutant.file), mutant))
      if (why) return { kind: 'broken', why }
      copy.put(mutant)
      const verdict = await test(copy, testsOf([mutant]))
      copy.restore(mutant.file)
      return verdict
    },
  }
}

function testsOf(mutants: readonly Mutant[]): string[] {
  return [...new Set(mutants.flatMap(({ tests }) => tests))]
}

async function test({ folder }: WorkingCopy, tests: readonly string[]): Promise<Verdict> {
  const report = join(folder, `report-${performance.now()}.json`)
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const parameters = [vitest, 'run', ...tests, '--bail=1', '--reporter=json', `--outputFile.json=${report}`]
  const { status, errors } = await runProgram(process.execPath, parameters, {
    cwd: folder,
    milliseconds: 10 * minutes,
  })
  if (status === null) return { kind: 'killed', by: 'time is over' }
  if (!existsSync(report)) return { kind: 'broken', why: errors.slice(0, 200) }
  return verdictOf(JSON.parse(readFileSync(report, 'utf8')), tests.length)
}

function verdictOf({ success, testResults }: Report, files: number): Verdict {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((each) => each.status === 'failed')
    if (failed) return { kind: 'killed', by: failed.title }
    if (message.includes('Cannot find module')) return { kind: 'broken', why: message }
    if (status === 'failed')
      return { kind: 'killed', by: `${name.split('/').at(-1)}: ${message.split('\n')[0]}` }
  }
  if (success && testResults.length === files) return { kind: 'survived' }
  return { kind: 'broken', why: `${testResults.length} of ${files} test files ran` }
}
