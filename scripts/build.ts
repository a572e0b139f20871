import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const inputs = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts/chunks.ts',
  'spec/indexer.graphql',
  'public',
  'src',
]
const stamp = '.inputs'
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApp()

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
    await compress(folder)
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
    for (const file of await listFiles(input)) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return existsSync(path) ? [path] : []
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function runVite(folder: string): Promise<void> {
  const parameters = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'warn']
  return new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
    vite.once('error', reject)
    vite.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The app did not build: see above.')),
    )
  })
}

async function compress(folder: string) {
  const files = (await listFiles(folder)).filter((file) => compressed.has(extname(file)))
  for (const file of files) {
    const body = await readFile(file)
    const parameters = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params: parameters }))
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
  }
}
