import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from './packages/install.mjs'
import { readRepeatedTests } from './test/repeatedTests.mjs'
import { countBrowser, countContracts, countTests, countUnit } from './test/testCounts.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
install()
const { ensureChromium } = await import('./test/chromium.mjs')
ensureChromium()

const results = '.tideline/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** How many tests may pass only when they are repeated, before they count as failures. */
const mostRepeated = 3

let passed = 0
/** What passed only when it was repeated: it is named, so that somebody mends it. */
const repeated = []
/** What failed, said again at the very end, where nobody has to search for it. */
const failed = []

// Types take as long as the others together.
const lanes = [['check:types'], ['check:code', 'check:unused', 'check:size', 'check:contracts', 'check:abi']]
await Promise.all(
  lanes.map(async (checks) => {
    for (const check of checks) {
      if (await runBeside(check, 'npm', ['run', '--silent', check])) passed++
      else failed.push(check)
    }
  }),
)

const contracts = `${results}/contracts.json`
const contractsEnded = run('contract tests', 'npm', ['run', '--silent', 'test:contracts', '--', '--json'], {
  output: contracts,
})
count('contract tests', contractsEnded, contracts, countContracts)

const unit = `${results}/unit.json`
const unitEnded = run('unit tests', 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/test/repeatedTests.mjs',
  '--retry=1',
  `--outputFile.json=${unit}`,
])
count('unit tests', unitEnded, unit, countUnit)
repeated.push(...readRepeatedTests().map((each) => `unit tests: ${each}`))

const browser = `${results}/browser.json`
const browserEnded = run('browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'], {
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
})
count('browser tests', browserEnded, browser, countBrowser)

if (repeated.length > 0) console.log(`\nPassed only when repeated:\n  ${repeated.join('\n  ')}`)
if (repeated.length > mostRepeated) failed.push(`${repeated.length} tests passed only when repeated`)
if (failed.length > 0) console.log(`\nFailed, was skipped or never ran:\n  ${failed.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)

/** Runs one step in the open, or with what it prints kept in a file; true when it ended well. */
function run(title, command, parameters, { environment = {}, output } = {}) {
  console.log(`\n== ${title}`)
  const start = Date.now()
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', output ? openSync(output, 'w') : 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  console.log(`   ${title}: ${Math.round((Date.now() - start) / 1_000)} s`)
  return status === 0
}

/** Runs one step beside others, and prints what it said when it has ended; true when it ended well. */
function runBeside(title, command, parameters) {
  const start = Date.now()
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      said += text
    })
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      console.log(`\n== ${title}\n${said}   ${title}: ${Math.round((Date.now() - start) / 1_000)} s`)
      resolve(status === 0)
    })
  })
}

/** Adds a runner's own counts. */
function count(title, ended, file, read) {
  const counts = countTests(ended, file, read)
  passed += counts.passed
  repeated.push(...counts.repeated.map((each) => `${title}: ${each}`))
  failed.push(...counts.failed.map((each) => `${title}: ${each}`))
}
