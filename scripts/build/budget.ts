import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { serveApp } from '../serve/serveApp.ts'
import { buildApp } from './build.ts'
import { type Built, firstLoadFile } from './chunks/firstLoad.ts'
import { findUnwelcomeLicences } from './licences.ts'

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

/**
 * The limits for the JavaScript of a cold page load, in bytes over the wire, headers included: the app, and what the
 * route of the page asks for. Who comes near one asks what the page could do without.
 */
const budgets: { page: string; route: string; limit: number; files?: number; chunk?: string }[] = [
  // It shows all three areas, and needs what they share.
  { page: '/', route: '/', limit: 170_000, files: 12 },
  { page: '/tx/:hash', route: '/tx/$hash', limit: 138_000 },
  { page: '/block/:numberOrHash', route: '/block/$numberOrHash', limit: 134_000 },
  { page: '/address/:address', route: '/address/$address', limit: 138_000 },
  { page: '/markets', route: '/markets', limit: 155_000, files: 9 },
  { page: '/lending', route: '/lending', limit: 145_000, files: 9 },
  {
    page: '/markets/:poolAddress with its chart',
    route: '/markets/$poolAddress',
    chunk: 'charts',
    limit: 216_000,
    files: 10,
  },
]

/** Half of it are the hashes of all files. */
const pageLimit = 23_000

/** Each file brings headers of its own, and a browser asks for six at a time. */
const mostFiles = 8

await buildApp()
const manifest: Manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'))
const loads: Built = JSON.parse(await readFile(`dist/${firstLoadFile}`, 'utf8'))
const app = await serveApp({ folder: 'dist', port: 0, config: () => ({}) })
let exceeded = false

for (const { page, route, limit, files: most = mostFiles, chunk } of budgets) {
  const [, own] = loads.routes.find(([path]) => path === route) ?? []
  if (!own) throw new Error(`The site map has no ${route}.`)
  const named = chunk ? [fileOf(chunk)] : []
  const files = [loads.entry, ...own.map((index) => String(loads.files[index])), ...named]
  const weights = await Promise.all(files.map((file) => weigh(app.port, file)))
  const bytes = weights.reduce((sum, weight) => sum + weight, 0)
  const isTooMuch = bytes > limit || files.length > most
  exceeded ||= isTooMuch
  const weight = `${(bytes / 1_000).toFixed(1).padStart(6)} kB of ${limit / 1_000} kB`
  console.log(`${page.padEnd(38)} ${weight}  ${files.length} files  ${isTooMuch ? 'TOO MUCH' : 'ok'}`)
}
const pageBytes = await weigh(app.port, '/')
exceeded ||= pageBytes > pageLimit
console.log(
  `The page itself, with its first script: ${(pageBytes / 1_000).toFixed(1)} kB of ${pageLimit / 1_000} kB`,
)
await app.stop()
const cycle = findCycle()
if (cycle) console.log(`Chunks import each other, so one runs before what it needs: ${cycle.join(' -> ')}`)
const problems = findUnwelcomeLicences(await readFile('dist/licences.txt', 'utf8'))
for (const problem of problems) console.log(problem)
if (exceeded || cycle || problems.length > 0) process.exit(1)

/** The file of a chunk that a page loads after its first paint. */
function fileOf(chunk: string): string {
  const found = Object.values(manifest).find(({ name }) => name === chunk)
  if (!found) throw new Error(`The build has no chunk ${chunk}.`)
  return `/${found.file}`
}

/** Finds chunks that import each other in a circle: grouping modules by hand can cause one. */
function findCycle(name?: string, path: string[] = [], done = new Set<string>()): string[] | undefined {
  if (name !== undefined && path.includes(name)) return [...path.slice(path.indexOf(name)), name]
  if (name !== undefined && done.has(name)) return undefined
  const next = name === undefined ? Object.keys(manifest) : (manifest[name]?.imports ?? [])
  for (const imported of next) {
    const cycle = findCycle(imported, name === undefined ? path : [...path, name], done)
    if (cycle) return cycle
  }
  if (name !== undefined) done.add(name)
  return undefined
}

/** The bytes of an answer as it comes over the wire, head and body, to a browser that takes brotli. */
function weigh(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    const connection = connect(port, '127.0.0.1')
    connection.on('data', (part) => {
      bytes += part.length
    })
    connection.on('end', () => resolve(bytes))
    connection.on('error', reject)
    connection.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    )
  })
}
