import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchPackage, type Package } from '#network/packages/fetchPackage.ts'

const script = fileURLToPath(new URL('./compilerProcess.mjs', import.meta.url))

/** Milliseconds that a compiler may take. */
const timeout = 60_000
/** The most characters of the compiler's answer for one contract. */
const largestAnswer = 16 * 1024 * 1024
/** WebAssembly pages of 64 kB for the compiler, 1 GB in all, and 1 GB for its JavaScript. */
const memory = ['--wasm-max-mem-pages=16384', '--max-old-space-size=1024']

/** An input of the compiler, as `--standard-json` takes it. */
export type StandardInput = {
  language: string
  sources: Record<string, object>
  settings: Record<string, unknown>
}

/**
 * Compiles with the `solc` of npm of a version such as `v0.8.30+commit.73712a01`, which is fetched when it is not there.
 * Throws one sentence for another version, and for a compiler that takes too long or too much memory.
 */
export async function compileSource(version: string, input: StandardInput): Promise<unknown> {
  const [, number, commit] = /^v?(\d+\.\d+\.\d+)(?:\+commit\.([0-9a-f]{8}))?$/.exec(version) ?? []
  if (!number || /^0\.[0-4]\./.test(number))
    throw new Error(`The compiler must be a release of solc from 0.5.0 on, such as v0.8.30+commit.73712a01.`)
  const from = await locateCompiler({ name: 'solc', version: number })
  const answer = JSON.parse(await run(from, JSON.stringify(input)))
  if (commit && !String(answer.version).includes(commit))
    throw new Error(`solc ${number} of npm is ${answer.version}, not ${version}.`)
  return JSON.parse(answer.output)
}

/** A file that finds the compiler: the repository has one version. */
async function locateCompiler(wanted: Package): Promise<string> {
  try {
    const { version } = createRequire(import.meta.url)('solc/package.json')
    if (version === wanted.version) return import.meta.url
  } catch {
    // The published npm package comes without a compiler.
  }
  return join(await fetchPackage(wanted), 'package.json')
}

function run(from: string, input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [...memory, script, from],
      { timeout, killSignal: 'SIGKILL', maxBuffer: largestAnswer },
      (error, answer) => {
        if (error) reject(new Error('The compiler needs too much time or memory for it.', { cause: error }))
        else resolve(answer)
      },
    )
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}
