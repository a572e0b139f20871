import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { addIntegrity } from './integrity.ts'
import { listFiles } from './listFiles.ts'

const inputs = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build',
  'scripts/serve/contentSecurityPolicy.ts',
  'spec',
  'public',
  'src',
]
const stamp = '.inputs'

/**
 * Builds the app into `dist` with a brotli and a gzip twin of every text file, unless nothing has changed since. It is made
 * beside and put in place at once, so that a server never sees half of it and two builds never share a folder.
 */
export async function buildApp(): Promise<'built' | 'unchanged'> {
  const wanted = await fingerprint()
  const built = await readFile(join('dist', stamp), 'utf8').catch(() => undefined)
  if (built === wanted) return 'unchanged'
  const folder = join('.tideline', `build-${process.pid}`)
  try {
    await runVite(folder)
    await addIntegrity(folder)
    await compressFolder(folder)
    await writeFile(join(folder, stamp), wanted)
    await rm('dist', { recursive: true, force: true })
    await rename(folder, 'dist')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return 'built'
}

async function fingerprint() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const files = (await listFiles(input)).filter((file) => !file.includes('.test.'))
    for (const file of files) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

function runVite(folder: string): Promise<void> {
  const parameters = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'warn']
  return new Promise((resolve, reject) => {
    // Whatever the caller's own is: a build of `test` or `development` would have the slow React.
    const env = { ...process.env, NODE_ENV: 'production' }
    const vite = spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env })
    vite.once('error', reject)
    vite.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The app did not build: see above.')),
    )
  })
}
