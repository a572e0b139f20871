import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { startExplorer } from '#network/explorer/explorer.ts'
import { startFakeNode } from '#network/explorer/fakeNode.ts'
import { startIndexer } from '#network/indexer/server.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { startTestPostgres } from '#network/store/testPostgres.ts'
import { fill } from './fill.ts'
import { reportIngest } from './ingestReport.ts'
import { type Measured, measure } from './measure.ts'
import { benchRequests } from './requests.ts'
import { databaseKinds } from './withDatabase.ts'

/**
 * `npm run bench:network`: how fast a chain is caught up with, and how long every list and detail takes on a large
 * store, on both databases.
 */

const { values } = parseArgs({
  options: {
    swaps: { type: 'string', default: '1000000' },
    transactions: { type: 'string', default: '200000' },
    times: { type: 'string', default: '200' },
    on: { type: 'string', default: 'pglite,postgres' },
    out: { type: 'string', default: '.tideline/bench-network.json' },
  },
})
const size = { swaps: Number(values.swaps), transactions: Number(values.transactions) }
const report: Record<string, unknown> = { size, cpus: cpus().length, node: process.version }
const chain = { transactions: 20_000, transactionsInBlock: 100 }
report.ingest = await reportIngest(chain, databaseKinds(values.on))

if (values.on.includes('pglite')) {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-bench-'))
  report.pglite = await bench('PGlite', await openStore({ folder: join(folder, 'database') }))
  await rm(folder, { recursive: true })
}
if (values.on.includes('postgres')) {
  const server = await startTestPostgres()
  try {
    if (server) report.postgres = await bench('PostgreSQL', await openStore({ databaseUrl: server.url }))
  } finally {
    await server?.stop()
  }
}
await mkdir(dirname(values.out), { recursive: true })
await writeFile(values.out, JSON.stringify(report, null, 2))
console.log(`\n${values.out}`)
process.exit(0)

async function bench(title: string, store: Store): Promise<{ fillSeconds: number; measured: Measured[] }> {
  const started = performance.now()
  const cast = await fill(store.database, size, 'bench')
  const fillSeconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `\n${title}: ${size.swaps} swaps, ${size.transactions} transactions, filled in ${fillSeconds} s`,
  )
  const { rows } = await store.database.execute<{ hash: string }>(
    sql`select hash from transactions where block_number = ${Math.floor(cast.blocks / 2)} limit 1`,
  )
  const node = await startFakeNode({ eth_getBalance: () => '0x1', eth_call: () => '0x' })
  const indexer = await startIndexer({ store, port: 0 })
  const explorer = await startExplorer({ store, rpcUrl: node.url, port: 0 })
  const urls = { indexer: indexer.url, explorer: explorer.url }
  const measured: Measured[] = []
  console.log(`${'milliseconds'.padEnd(62)}clients     p50     p95     p99`)
  for (const request of benchRequests(cast, rows[0]?.hash ?? '', urls)) {
    for (const clients of [1, 32]) {
      const result = await measure(request, clients, Number(values.times))
      measured.push(result)
      const figures = [result.p50, result.p95, result.p99].map((figure) => figure.toFixed(1).padStart(8))
      console.log(`${result.name.padEnd(62)}${String(clients).padStart(7)}${figures.join('')}`)
    }
  }
  await Promise.all([indexer.stop(), explorer.stop(), node.stop()])
  await store.close()
  return { fillSeconds, measured }
}
