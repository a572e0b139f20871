import { spawnSync } from 'node:child_process'
import { mkdirSync, openSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { countBrowser, countContracts, countTests, countUnit } from './testCounts.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
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
count(contractsEnded, contracts, countContracts)

const unit = `${results}/unit.json`
const unitEnded = run('unit tests', 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
])
count(unitEnded, unit, countUnit)

const browser = `${results}/browser.json`
const browserEnded = run('browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'], {
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
})
count(browserEnded, browser, countBrowser)

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

/** Adds a runner's own counts. */
function count(ended, file, read) {
  const counts = countTests(ended, file, read)
  passed += counts.passed
  failed += counts.failed
  if (counts.failed > 0) console.log(`${counts.failed} failed, were skipped or never ran.`)
}
