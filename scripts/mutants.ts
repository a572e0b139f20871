import { spawnSync } from 'node:child_process'
import { runContractMutants } from './contracts/contractMutants.ts'

/**
 * `npm run mutants`: Stryker on the rooms of `test/mutation/`; its options follow, as in `-- --mutate
 * "src/domain/lending/**"`. `-- --contracts [TEXT]`: the mutants of the contracts.
 */

const [first, ...rest] = process.argv.slice(2)
const passed =
  first === '--contracts'
    ? await runContractMutants(rest[0])
    : spawnSync('npx', ['stryker', 'run', 'test/mutation/stryker.config.json', ...process.argv.slice(2)], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      }).status === 0
process.exit(passed ? 0 : 1)
