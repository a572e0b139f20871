import { spawn } from 'node:child_process'
import { mkdirSync, openSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from './packages/install.mjs'
import { countBrowser, countCheck, countContracts, countTests, countUnit } from './test/testCounts.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
install()
const { ensureChromium } = await import('../e2e/chromium.mjs')
ensureChromium()

const results = '.tideline/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** What `npm test` runs: stages one after another, the lanes of a stage beside each other, the steps of a lane in turn. */
const daily = [
  // The checks end first: the unit tests take their core.
  [
    [contractTests(), check('contracts'), check('abi')],
    [...['types', 'size', 'code', 'unused'].map(check), unitTests('unit tests')],
  ],
  [[browserTests('journeys')]],
]

/** Test files that only run at night, and those that try more when `TIDELINE_NIGHTLY` is set, such as more states and faults. */
const deepFiles = [
  '.nightly.test.',
  'network/sync/reorg/reorg',
  'test/differential',
  'test/faults',
  'test/realNetwork',
  'src/interfaces/indexer/live/swaps/sameAsServer',
  'src/interfaces/transactions/runner/transactionModel',
]

/** What `npm run test:nightly` runs: what takes too long for every change. */
const nightly = [
  [[contractTests('nightly')]],
  [[unitTests('deep tests', deepFiles)]],
  [[browserTests('nightly')]],
  [[heap()]],
]

let passed = 0
/** The failures, repeated at the very end. */
const failed = []

for (const lanes of process.argv.includes('nightly') ? nightly : daily)
  await Promise.all(lanes.map((steps) => runLane(steps, lanes.length > 1)))

if (failed.length > 0) console.log(`\nFailed, was skipped or never ran:\n  ${failed.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)

function check(name) {
  return { title: `check ${name}`, command: ['node', 'scripts/tasks.mjs', 'check', name], count: countCheck }
}

/** The heap of the browser after rounds of all pages. */
function heap() {
  return { title: 'heap', command: ['npx', 'tsx', 'scripts/heap.ts'], count: countCheck }
}

/** Forge over the contracts, with the runs of a profile of foundry.toml. */
function contractTests(profile = 'default') {
  const report = `${results}/contracts.json`
  return {
    title: 'contract tests',
    command: ['npm', 'run', '--silent', 'test:contracts', '--', '--json'],
    environment: { FOUNDRY_PROFILE: profile },
    output: report,
    count: (ended) => countTests(ended, report, countContracts),
  }
}

/** Vitest over all files, or over the named ones in their nightly form. */
function unitTests(title, files = []) {
  const report = `${results}/unit.json`
  return {
    title,
    command: [
      'npx',
      'vitest',
      'run',
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    environment: files.length > 0 ? { TIDELINE_NIGHTLY: '1' } : {},
    count: (ended) => countTests(ended, report, countUnit),
  }
}

/** Playwright over one of its projects. */
function browserTests(project) {
  const report = `${results}/browser.json`
  return {
    title: `browser tests: ${project}`,
    command: ['npx', 'playwright', 'test', '--project', project, '--reporter=list,json'],
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(project === 'nightly' && { TIDELINE_NIGHTLY: '1' }),
    },
    count: (ended) => countTests(ended, report, countBrowser),
  }
}

async function runLane(steps, isBesideOthers) {
  for (const step of steps) {
    const counts = step.count(await run(step, isBesideOthers))
    passed += counts.passed
    failed.push(...counts.failed.map((each) => `${step.title}: ${each}`))
  }
}

/** Runs one step with its output inherited, or printed at its end; true when it succeeded. */
function run({ title, command: [program, ...parameters], environment, output }, isBesideOthers) {
  const start = Date.now()
  const heard = isBesideOthers ? 'pipe' : 'inherit'
  const child = spawn(program, parameters, {
    stdio: ['ignore', output ? openSync(output, 'w') : heard, heard],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text))
  if (!isBesideOthers) console.log(`\n== ${title}`)
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (status) => {
      if (isBesideOthers) console.log(`\n== ${title}\n${said}`)
      console.log(`   ${title}: ${Math.round((Date.now() - start) / 1_000)} s`)
      resolve(status === 0)
    })
  })
}
