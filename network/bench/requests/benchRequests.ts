import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import { fill, fillSettings } from '#network/bench/dataset/fill.ts'
import { participantsOf } from '#network/bench/dataset/participants.ts'
import { readTableSizes, type TableSize } from '#network/bench/dataset/tableSizes.ts'
import { reportIngest } from '#network/bench/ingest/ingestReport.ts'
import { readBenchOptions } from '#network/bench/requests/benchOptions.ts'
import { startBenchServices, type Through } from '#network/bench/requests/benchServices.ts'
import { explorerRequests, type KnownTransactions } from '#network/bench/requests/explorerRequests.ts'
import { indexerRequests } from '#network/bench/requests/indexerRequests.ts'
import { type Measured, measure } from '#network/bench/requests/measure.ts'
import {
  printMeasured,
  printSummary,
  printTableSizes,
  printTitle,
} from '#network/bench/requests/requestsReport.ts'
import { type DatabaseKind, withDatabase } from '#network/bench/withDatabase.ts'
import { openStore, type StoreOptions } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'

const titles = { pglite: 'PGlite', postgres: 'PostgreSQL' }

/**
 * `npm run bench -- network`: how fast the sync catches up, and how long every list and detail of A and C takes on a
 * large store. It measures both databases, one client and many, and answers with and without the response cache. `--
 * --short` takes under a minute; `--only swaps --on postgres` measures less, `--through direct,proxy` also through the
 * proxy of `deploy/`; `--partition-blocks 5000` has more and smaller partitions.
 */
const options = readBenchOptions()
const { size, clients, seconds, out } = options
const seed = 'bench'
const report: Record<string, unknown> = { size, cpus: cpus().length, node: process.version }
const chain = { transactions: 20_000, transactionsInBlock: 100 }
if (options.only === undefined) report.ingest = await reportIngest(chain, options.databases)
for (const kind of options.databases)
  report[kind] = await withDatabase(kind, (where) => bench(kind, where), fillSettings)

await mkdir(dirname(out), { recursive: true })
await writeFile(out, JSON.stringify(report, null, 2))
console.log(`\n${out}`)
process.exit(0)

async function bench(kind: DatabaseKind, where: StoreOptions) {
  const started = performance.now()
  const { known, tables } = await fillStore(where)
  const fillSeconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `\n${titles[kind]}: ${size.swaps} swaps, ${size.transactions} transactions, filled in ${fillSeconds} s`,
  )
  printTableSizes(tables)
  const measured: Measured[] = []
  for (const through of options.through) {
    const results: Measured[] = []
    for (const cached of [true, false]) results.push(...(await ask(kind, where, known, { cached, through })))
    printSummary(titles[kind], through, results)
    measured.push(...results)
  }
  return { fillSeconds, tables, measured }
}

async function fillStore(where: StoreOptions): Promise<{ known: KnownTransactions; tables: TableSize[] }> {
  const store = await openStore(where)
  await fill(store.database, size, seed, options.partitionBlocks)
  const { rows: known } = await store.database.execute<KnownTransactions[number]>(
    sql`select hash, block_hash as "blockHash" from transactions order by md5(hash) limit 500`,
  )
  const tables = await readTableSizes(store.database)
  await store.close()
  return { known, tables }
}

/** Asks services in another process for everything. Where they cache answers, a notice each second clears the cache. */
async function ask(
  kind: DatabaseKind,
  where: StoreOptions,
  known: KnownTransactions,
  how: { cached: boolean; through: Through },
): Promise<Measured[]> {
  const node = await startFakeNode({ eth_getBalance: () => '0x1', eth_call: () => '0x' })
  const served = await startBenchServices({ ...where, ...how, rpcUrl: node.url, blockTime: 1 })
  const participants = participantsOf(seed, size)
  const requests = [
    ...indexerRequests(participants, served.urls.indexer),
    ...explorerRequests(participants, known, served.urls.explorer),
  ].filter(({ name }) => name.includes(options.only ?? ''))
  const measured: Measured[] = []
  printTitle(titles[kind], how.cached, served.proxy)
  for (const request of requests) {
    for (const count of clients) {
      const result = await measure(request, { clients: count, seconds, cpu: served.cpu })
      measured.push({ ...result, ...how })
      printMeasured(titles[kind], result)
    }
  }
  await served.stop()
  await node.stop()
  return measured
}
