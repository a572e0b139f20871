import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from '#network/node/foundryBinary.ts'

/** `npm run check -- coverage`: the share of each contract's lines that the contract tests run. Fails below the least. */

const least = 0.95

const root = fileURLToPath(new URL('../..', import.meta.url))
const report = '.tideline/foundry/coverage.lcov'

/** The folders of contracts that have tests, so that none can leave the report unnoticed when it is renamed. */
const rooms = readdirSync(`${root}network/contracts/test`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

runForge()
const contracts = readReport(readFileSync(`${root}${report}`, 'utf8')).filter(({ room }) =>
  rooms.includes(room),
)
for (const room of rooms) {
  if (!contracts.some((contract) => contract.room === room))
    throw new Error(`No line of network/contracts/${room} is in ${report}.`)
}
for (const { contract, run, all } of contracts) {
  const share = run / all
  if (share < least) process.exitCode = 1
  const verdict = share < least ? `BELOW ${100 * least} %` : 'ok'
  const percent = (100 * share).toFixed(1).padStart(5)
  console.log(`${contract.padEnd(20)} ${percent} % of ${String(all).padStart(3)} lines  ${verdict}`)
}

function runForge() {
  mkdirSync(`${root}.tideline/foundry`, { recursive: true })
  // Without the optimizer, which coverage switches off, the stack is too deep except by way of the intermediate language.
  const parameters = ['coverage', '--ir-minimum', '--report', 'lcov', '--report-file', report]
  parameters.push('--no-match-coverage', 'test/')
  const { status, error } = spawnSync(forgeBinary(), parameters, {
    cwd: root,
    stdio: 'inherit',
    // Which lines run does not depend on how often: unoptimised code is slow.
    env: {
      ...process.env,
      FOUNDRY_CONFIG: `${root}network/foundry.toml`,
      FOUNDRY_FUZZ_RUNS: '64',
    },
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Lines of each contract that has any: those that ran at least once, and all that can run. */
function readReport(lcov: string) {
  return lcov.split('end_of_record').flatMap((record) => {
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(record)?.[1] ?? ''
    const [, room = '', contract] = /contracts\/(\w+)\/(?:.*\/)?(\w+)\.sol$/.exec(field('SF')) ?? []
    const all = Number(field('LF'))
    return contract && all > 0 ? [{ contract, room, run: Number(field('LH')), all }] : []
  })
}
