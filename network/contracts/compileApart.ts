import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Artifacts, compileContracts } from './compile.ts'

const script = fileURLToPath(new URL('./compileProcess.ts', import.meta.url))

/**
 * Compiles the contracts in a process of its own. The compiler takes 200 MB of memory, which a process that goes on for
 * days would never give back.
 */
export async function compileApart(options: { cacheFolder: string }): Promise<Artifacts> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, options.cacheFolder])
  return compileContracts(options)
}
