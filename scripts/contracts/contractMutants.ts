import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgeBinary } from '#network/node/foundryBinary.ts'

/**
 * `npm run mutants -- --contracts [TEXT]`: puts each wrong line of `network/contracts/test/mutants.json` into a copy of
 * the contracts and runs the Foundry tests named beside it. Fails when they pass, when they do not compile, and when the
 * line is not there exactly once. TEXT picks the mutants whose contract or fault has it. All these tests must pass on the
 * contracts as they are first: a test that fails anyway would kill every mutant.
 */

type Mutant = { contract: string; tests: string[]; fault: string; find: string; replace: string }
type Suites = Record<string, { test_results: Record<string, { status: string }> }>

const contracts = 'network/contracts'

/** Runs the mutants that have this text, as many at once as there are processors; true when all were killed. */
export async function runContractMutants(text = ''): Promise<boolean> {
  const queue = readMutants().filter(({ contract, fault }) => `${contract} ${fault}`.includes(text))
  if (queue.length === 0) throw new Error(`No mutant has "${text}" in its contract or fault.`)
  const total = queue.length
  const survivors: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'tideline-mutants-'))
  try {
    await testOriginal(createCopy(join(folder, 'original')), [
      ...new Set(queue.flatMap(({ tests }) => tests)),
    ])
    await Promise.all(
      Array.from({ length: Math.min(total, availableParallelism()) }, async (_, index) => {
        const copy = createCopy(join(folder, String(index)))
        for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
          const verdict = await run(copy, mutant)
          console.log(`${verdict.padEnd(60)} ${mutant.contract}: ${mutant.fault}`)
          if (!verdict.startsWith('killed')) survivors.push(`${mutant.contract}: ${mutant.fault}: ${verdict}`)
        }
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`\n${total - survivors.length} of ${total} killed\n${survivors.join('\n')}`)
  return survivors.length === 0
}

function readMutants(): Mutant[] {
  const groups: { contract: string; tests: string[]; mutants: [string, string, string][] }[] = JSON.parse(
    readFileSync(`${contracts}/test/mutants.json`, 'utf8'),
  )
  return groups.flatMap(({ contract, tests, mutants }) =>
    mutants.map(([fault, find, replace]) => ({ contract, tests, fault, find, replace })),
  )
}

function createCopy(folder: string): string {
  mkdirSync(join(folder, 'network'), { recursive: true })
  for (const path of [contracts, 'network/foundry.toml', 'package.json'])
    cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Throws unless each of these tests is there and passes on the contracts as they are. */
async function testOriginal(copy: string, tests: string[]): Promise<void> {
  keepTests(copy, tests)
  const suites = await forgeTest(copy)
  if (!suites) throw new Error('The contracts do not compile.')
  const missing = tests.find((test) => !Object.keys(suites).some((path) => path.includes(`/${test}.t.sol:`)))
  const failed = failedTest(suites)
  if (failed) throw new Error(`${failed} fails without a mutant.`)
  if (missing) throw new Error(`There is no test ${missing}.`)
}

/** Forge compiles every test that imports a changed contract: the copy has only those of the mutant. */
function keepTests(copy: string, tests: string[]): void {
  const test = join(contracts, 'test')
  for (const path of readdirSync(test, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.t.sol')) continue
    rmSync(join(copy, test, path), { force: true })
    if (tests.includes(path.slice(0, -6))) cpSync(join(test, path), join(copy, test, path))
  }
}

async function run(copy: string, { contract, tests, find, replace }: Mutant): Promise<string> {
  keepTests(copy, tests)
  const file = join(contracts, `${contract}.sol`)
  const source = readFileSync(file, 'utf8')
  if (source.split(find).length !== 2) return 'STALE: the line is not there exactly once'
  writeFileSync(
    join(copy, file),
    source.replace(find, () => replace),
  )
  const suites = await forgeTest(copy)
  writeFileSync(join(copy, file), source)
  if (!suites) return 'BROKEN: it does not compile'
  const failed = failedTest(suites)
  return failed ? `killed by ${failed}` : 'SURVIVED'
}

/** The name of a test that failed. */
function failedTest(suites: Suites): string | undefined {
  return Object.values(suites)
    .flatMap(({ test_results }) => Object.entries(test_results))
    .find(([, { status }]) => status === 'Failure')?.[0]
    .replace(/\(.*$/, '')
}

/** What forge says of every suite; undefined when it did not compile. */
function forgeTest(cwd: string): Promise<Suites | undefined> {
  const parameters = ['test', '--json', '--fail-fast', '--code-size-limit', '1000000']
  const env = {
    ...process.env,
    FOUNDRY_CONFIG: join(cwd, 'network/foundry.toml'),
  }
  return new Promise((resolve, reject) => {
    const forge = spawn(forgeBinary(), parameters, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    forge.stdout.on('data', (data) => {
      output += data
    })
    forge.on('error', reject)
    forge.on('close', () => {
      try {
        resolve(JSON.parse(output))
      } catch {
        resolve(undefined)
      }
    })
  })
}
