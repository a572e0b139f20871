import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
install()
const { ensureChromium } = await import('./chromium.mjs')
ensureChromium()

const results = '.tideline/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0

for (const check of ['check:code', 'check:types', 'check:unused', 'check:size']) {
  if (run(check, 'npm', ['run', '--silent', check])) passed++
  else failed++
}
const unit = `${results}/unit.json`
const unitEnded = run('unit and contract tests', 'npx', [
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
  PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
})
count(browserEnded, browser, (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
}))

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Runs one step in the open; true when it ended well. */
function run(title, command, parameters, environment = {}) {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Adds a runner's own counts; a runner that failed without naming a test counts as one failure. */
function count(ended, file, read) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += ended ? counts.failed : Math.max(1, counts.failed)
}
