import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { fill } from '#network/bench/dataset/fill.ts'
import { participantsOf } from '#network/bench/dataset/participants.ts'
import { reportIngest } from '#network/bench/ingest/report.ts'
import { explorerRequests, type KnownTransactions } from '#network/bench/requests/explorerRequests.ts'
import { indexerRequests } from '#network/bench/requests/indexerRequests.ts'
import { type Measured, measure } from '#network/bench/requests/measure.ts'
import { printMeasured, printSummary, printTitle } from '#network/bench/requests/report.ts'
import { serveStore } from '#network/bench/requests/servedStore.ts'
import { openStore, type StoreOptions } from '#network/store/store.ts'
import { startFakeNode } from '#network/test/node/fakeNode.ts'
import { startPostgresServer } from '#network/test/store/postgresServer.ts'
import { databaseKinds } from './withDatabase.ts'

/**
 * `npm run bench:network`: how fast the sync catches up, and how long every list and detail of A and C takes on a
 * large store. It measures both databases, one client and many, and answers with and without the response cache. `--
 * --only swaps --on postgres` measures less; `--partition-blocks 5000` has more and smaller partitions.
 */
const { values } = parseArgs({
  options: {
    swaps: { type: 'string', default: '1000000' },
    transactions: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '1' },
    clients: { type: 'string', default: '1,32' },
    on: { type: 'string', default: 'pglite,postgres' },
    only: { type: 'string', default: '' },
    'partition-blocks': { type: 'string', default: '1000000' },
    out: { type: 'string', default: '.tideline/bench-network.json' },
  },
})
const seed = 'bench'
const size = { swaps: Number(values.swaps), transactions: Number(values.transactions) }
const report: Record<string, unknown> = { size, cpus: cpus().length, node: process.version }
const chain = { transactions: 20_000, transactionsInBlock: 100 }
if (!values.only) report.ingest = await reportIngest(chain, databaseKinds(values.on))

if (values.on.includes('pglite')) {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-bench-'))
  report.pglite = await bench('PGlite', { folder: join(folder, 'database') })
  await rm(folder, { recursive: true })
}
if (values.on.includes('postgres')) {
  const server = await startPostgresServer()
  try {
    report.postgres = await bench('PostgreSQL', { databaseUrl: server.url })
  } finally {
    await server.stop()
  }
}
await mkdir(dirname(values.out), { recursive: true })
await writeFile(values.out, JSON.stringify(report, null, 2))
console.log(`\n${values.out}`)
process.exit(0)

async function bench(title: string, where: StoreOptions) {
  const started = performance.now()
  const known = await fillStore(where)
  const fillSeconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `\n${title}: ${size.swaps} swaps, ${size.transactions} transactions, filled in ${fillSeconds} s`,
  )
  const measured = [...(await ask(title, where, known, true)), ...(await ask(title, where, known, false))]
  printSummary(title, measured)
  return { fillSeconds, measured }
}

async function fillStore(where: StoreOptions): Promise<KnownTransactions> {
  const store = await openStore(where)
  await fill(store.database, size, seed, Number(values['partition-blocks']))
  const { rows } = await store.database.execute<KnownTransactions[number]>(
    sql`select hash, block_hash as "blockHash" from transactions order by md5(hash) limit 500`,
  )
  await store.close()
  return rows
}

/** Asks services in another process for everything. Where they cache answers, a notice each second clears the cache. */
async function ask(
  title: string,
  where: StoreOptions,
  known: KnownTransactions,
  cached: boolean,
): Promise<Measured[]> {
  const node = await startFakeNode({ eth_getBalance: () => '0x1', eth_call: () => '0x' })
  const served = await serveStore({ ...where, rpcUrl: node.url, blockTime: 1, cached })
  const participants = participantsOf(seed, size)
  const requests = [
    ...indexerRequests(participants, served.urls.indexer),
    ...explorerRequests(participants, known, served.urls.explorer),
  ].filter(({ name }) => name.includes(values.only))
  const measured: Measured[] = []
  printTitle(title, cached)
  for (const request of requests) {
    for (const clients of values.clients.split(',').map(Number)) {
      const result = await measure(request, { clients, seconds: Number(values.seconds), cpu: served.cpu })
      measured.push({ ...result, cached })
      printMeasured(title, result)
    }
  }
  await served.stop()
  await node.stop()
  return measured
}
