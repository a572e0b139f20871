import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { install } from './install.mjs'

process.chdir(new URL('..', import.meta.url).pathname)
install()
const { ensureChromium } = await import('./chromium.mjs')
ensureChromium()

const results = '.tideline/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0

for (const check of [
  'check:code',
  'check:types',
  'check:unused',
  'check:size',
  'check:contracts',
  'check:abi',
]) {
  if (run(check, 'npm', ['run', '--silent', check])) passed++
  else failed++
}

const contracts = `${results}/contracts.json`
const contractsEnded = run('contract tests', 'npm', ['run', '--silent', 'test:contracts', '--', '--json'], {
  output: contracts,
})
count(contractsEnded, contracts, (report) => {
  const outcomes = Object.values(report).flatMap(({ test_results }) => Object.entries(test_results))
  const failures = outcomes.filter(([, { status }]) => status !== 'Success')
  for (const [name, { reason }] of failures) console.log(`FAIL ${name}: ${reason}`)
  console.log(`${outcomes.length - failures.length} of ${outcomes.length} passed`)
  return { passed: outcomes.length - failures.length, failed: failures.length }
})

const unit = `${results}/unit.json`
const unitEnded = run('unit tests', 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
])
count(unitEnded, unit, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
}))

const browser = `${results}/browser.json`
const browserEnded = run('browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'], {
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
})
count(browserEnded, browser, (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
}))

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Runs one step in the open, or with what it prints kept in a file; true when it ended well. */
function run(title, command, parameters, { environment = {}, output } = {}) {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', output ? openSync(output, 'w') : 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Adds a runner's own counts; a runner that failed without naming a test counts as one failure. */
function count(ended, file, read) {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const counts = report ? read(JSON.parse(report)) : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += ended ? counts.failed : Math.max(1, counts.failed)
}
