import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { install } from './packages/install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
install()

/** Every page with every fault and with many wrong values, and monkeys of ten thousand steps, one for each seed that is named: `npm run soak -- 7 8`. */
const seeds = process.argv.length > 2 ? process.argv.slice(2) : ['1', '2', '3']
const run = (file, environment) =>
  spawnSync('npx', ['vitest', 'run', file], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  }).status === 0

const passed = [
  run('hostile/matrix.test.tsx', { TIDELINE_SOAK: '1' }),
  run('hostile/answers.test.tsx', { TIDELINE_SOAK: '1' }),
  ...seeds.map((seed) =>
    run('hostile/monkey.test.tsx', { TIDELINE_SEED: seed, TIDELINE_MONKEY_STEPS: '10000' }),
  ),
]
process.exit(passed.every(Boolean) ? 0 : 1)
