import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from '#network/node/foundryBinary.ts'

/** `npm run forge -- COMMAND …`: forge as npm installed it, without the launcher that its install script would need. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const { status, error } = spawnSync(forgeBinary(), process.argv.slice(2), {
  stdio: 'inherit',
  cwd: root,
  env: { ...process.env, FOUNDRY_CONFIG: `${root}network/foundry.toml` },
})
if (error) throw error
process.exitCode = status ?? 1
