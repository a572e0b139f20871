import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { install } from './packages/install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
install()

/**
 * The heap over rounds of all pages, every page with every fault and with many wrong values, and monkeys of ten thousand
 * steps, one for each seed that is named: `npm run soak -- 7 8`.
 */
const seeds = process.argv.length > 2 ? process.argv.slice(2) : ['1', '2', '3']
const start = (parameters, environment = {}) =>
  spawnSync('npx', parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  }).status === 0
const run = (file, environment) => start(['vitest', 'run', file], environment)

const passed = [
  start(['tsx', 'scripts/heap/main.ts']),
  run('test/faults/matrix.test.tsx', { TIDELINE_SOAK: '1' }),
  run('test/faults/answers.test.tsx', { TIDELINE_SOAK: '1' }),
  ...seeds.map((seed) =>
    run('test/faults/monkey.test.tsx', { TIDELINE_SEED: seed, TIDELINE_MONKEY_STEPS: '10000' }),
  ),
]
process.exit(passed.every(Boolean) ? 0 : 1)
