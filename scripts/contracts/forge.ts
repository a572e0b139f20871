import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from '#network/node/foundryBinary.ts'

/** `npm run forge -- COMMAND …`: forge as npm installed it, without the launcher that its install script would need. */

const { status, error } = spawnSync(forgeBinary(), process.argv.slice(2), {
  stdio: 'inherit',
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
})
if (error) throw error
process.exitCode = status ?? 1
