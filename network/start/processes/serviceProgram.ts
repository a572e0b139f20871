import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const source = fileURLToPath(new URL('./serviceProcess.ts', import.meta.url))
const ownFolder = fileURLToPath(new URL('../..', import.meta.url))
const packed = fileURLToPath(new URL('./serviceProcess.js', import.meta.url))

/**
 * The program of a service's process: one file in `folder` with everything in it. It starts in a tenth of the time and
 * with a third of the memory of its many TypeScript files. The npm package has it compiled.
 */
export function serviceProgram(folder: string): Promise<string> {
  if (existsSync(packed)) return Promise.resolve(packed)
  const made = last.then(() => makeProgram(folder))
  last = made.catch(() => undefined)
  return made
}

/** The one before: its end stops the compiler of the whole process. A start that failed may have left it running. */
let last: Promise<unknown> = Promise.resolve()

async function makeProgram(folder: string): Promise<string> {
  const { build, stop } = await import('esbuild')
  await mkdir(folder, { recursive: true })
  const program = join(folder, 'services.mjs')
  // Renamed into place when complete, because processes that share a folder may do this at the same time.
  const unfinished = `${program}.${process.pid}`
  try {
    await build({
      entryPoints: [source],
      outfile: unfinished,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: ['pg-native'],
      minifySyntax: true,
      minifyWhitespace: true,
      logLevel: 'silent',
      // Packages in CommonJS call `require`, which modules do not have.
      banner: {
        js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(${JSON.stringify(import.meta.url)});`,
      },
      plugins: [
        { name: 'own addresses', setup: ({ onLoad }) => void onLoad({ filter: /\.ts$/ }, withOwnAddress) },
      ],
    })
    await rename(unfinished, program)
  } finally {
    // It would keep 200 MB.
    await stop()
    await rm(unfinished, { force: true })
  }
  return program
}

/** A file that finds others by its own address, which would be that of the one file with everything in it. */
async function withOwnAddress({ path }: { path: string }) {
  if (!path.startsWith(ownFolder)) return undefined
  const text = await readFile(path, 'utf8')
  const address = JSON.stringify(pathToFileURL(path).href)
  return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' as const }
}
