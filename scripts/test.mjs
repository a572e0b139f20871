import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { countBrowser, countTests, countUnit } from './testCounts.mjs'

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
count(unitEnded, unit, countUnit)

const browser = `${results}/browser.json`
const browserEnded = run('browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
})
count(browserEnded, browser, countBrowser)

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

/** Adds a runner's own counts. */
function count(ended, file, read) {
  const counts = countTests(ended, file, read)
  passed += counts.passed
  failed += counts.failed
  if (counts.failed > 0) console.log(`${counts.failed} failed, were skipped or never ran.`)
}
