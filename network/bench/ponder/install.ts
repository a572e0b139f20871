import { execFile } from 'node:child_process'
import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const app = fileURLToPath(new URL('app', import.meta.url))
const abis = fileURLToPath(new URL('../../../spec/abi', import.meta.url))

export const ponderVersion = '0.16.10'
const packages = [`ponder@${ponderVersion}`, 'viem@2.57.1', 'hono@4.13.19', 'typescript@5.9.3']
/** Ponder requires these names. */
const files = ['ponder.config', 'ponder.schema', 'src/index', 'src/api/index']

/** Installs Ponder into a temporary folder, never into the project, and copies the measured app into it. */
export async function installPonder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-ponder-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: folder,
    timeout: 600_000,
  })
  for (const file of files) await cp(join(app, `${file}.js`), join(folder, `${file}.ts`), { recursive: true })
  await cp(abis, join(folder, 'abi'), { recursive: true })
  return folder
}
