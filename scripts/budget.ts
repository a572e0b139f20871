import { readFile, stat } from 'node:fs/promises'
import { buildApp } from './build.ts'

type Chunk = { file: string; name?: string; imports?: string[]; src?: string; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** What the market pages request with, the GraphQL client and the subscriptions: chunks of vite.config.ts. */
const indexer = ['indexer', 'live']

/**
 * The limits for the JavaScript of a cold page load, in bytes of brotli: the entry, the page, and what the page
 * loads immediately.
 */
const budgets = [
  { page: '/', limit: 150_000, modules: ['src/pages/home/HomePage.tsx', 'indexer'] },
  { page: '/tx/:hash', limit: 120_000, modules: ['src/pages/explorer/transaction/TransactionPage.tsx'] },
  { page: '/block/:numberOrHash', limit: 120_000, modules: ['src/pages/explorer/block/BlockPage.tsx'] },
  { page: '/address/:address', limit: 120_000, modules: ['src/pages/explorer/address/AddressPage.tsx'] },
  { page: '/markets', limit: 140_000, modules: ['src/pages/markets/board/BoardPage.tsx', ...indexer] },
  { page: '/lending', limit: 140_000, modules: ['src/pages/lending/pools/PoolsPage.tsx'] },
  {
    page: '/markets/:poolAddress with its chart',
    limit: 200_000,
    modules: ['src/pages/markets/market/MarketPage.tsx', 'charts', ...indexer],
  },
]

await buildApp()
const manifest: Manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'))
const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
let exceeded = false

for (const { page, limit, modules } of budgets) {
  const files = new Set<string>()
  for (const name of [entry, ...modules]) collect(name, files)
  let bytes = 0
  for (const file of files) bytes += (await stat(`dist/${file}.br`)).size
  exceeded ||= bytes > limit
  const verdict = bytes > limit ? 'TOO LARGE' : 'ok'
  console.log(
    `${page.padEnd(38)} ${(bytes / 1_000).toFixed(1).padStart(6)} kB of ${limit / 1_000} kB  ${verdict}`,
  )
}
const cycle = findCycle()
if (cycle) console.log(`Chunks import each other, so one runs before what it needs: ${cycle.join(' -> ')}`)
if (exceeded || cycle) process.exit(1)

/** A chunk and everything it imports statically. */
function collect(name: string | undefined, files: Set<string>) {
  const chunk = name === undefined ? undefined : (manifest[name] ?? chunkNamed(name))
  if (!chunk) throw new Error(`The build has no chunk for ${name}.`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(imported, files)
}

function chunkNamed(name: string): Chunk | undefined {
  return Object.values(manifest).find((chunk) => chunk.name === name)
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
