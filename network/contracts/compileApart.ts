import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Artifacts, compileContracts } from './compile.ts'
import { readPackedContracts } from './packedContracts.ts'

const script = fileURLToPath(new URL('./compileProcess.ts', import.meta.url))

/**
 * Compiles the contracts in a process of its own. The compiler takes 200 MB of memory, which a process that goes on for
 * days would never give back. The npm package has them compiled.
 */
export async function compileApart(): Promise<Artifacts> {
  const packed = await readPackedContracts()
  if (packed) return packed.artifacts
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script])
  return compileContracts()
}
