import { mkdir, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { measureReading, type SyncedChain } from '#network/bench/ingest/ingest.ts'
import { makeChain } from '#network/bench/ingest/ingestChain.ts'
import { type DatabaseKind, databaseKinds, withDatabase } from '#network/bench/withDatabase.ts'
import type { StoreOptions } from '#network/store/store.ts'
import { compareReading, type ReadingTime } from './compareReading.ts'
import { installPonder, ponderVersion } from './install.ts'
import { type CatchUp, measurePonder } from './measurePonder.ts'
import { measureSync } from './measureSync.ts'
import { startPonder } from './ponderProcess.ts'

/**
 * `npm run bench:ponder`: our sync and Ponder take turns on one chain, each from nothing to its head. The results are
 * medians. Ponder stores the rows of the same events. Our sync also stores every block, transaction, log and call, and
 * what is derived from them. Then our indexer and Ponder's GraphQL answer equal questions on one PostgreSQL, in turns.
 * `-- --parts reading` does only that.
 */

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '20000' },
    block: { type: 'string', default: '100' },
    times: { type: 'string', default: '3' },
    on: { type: 'string', default: 'pglite,postgres' },
    parts: { type: 'string', default: 'catching up,reading' },
    clients: { type: 'string', default: '1,32' },
    seconds: { type: 'string', default: '1' },
    out: { type: 'string', default: '.tideline/bench-ponder.json' },
  },
})
const size = { transactions: Number(values.transactions), transactionsInBlock: Number(values.block) }

console.log(`Installing ponder@${ponderVersion} into a temporary folder …`)
const folder = await installPonder()
const { node, deployment, head } = await makeChain(size, 'bench')
const { contents } = await measureReading({ node, deployment, head })
const chain: SyncedChain = { node: { url: node.url }, deployment }
const report: Record<string, unknown> = { cpus: cpus().length, node: process.version, contents }
try {
  console.log(`${contents.blocks} blocks, ${contents.transactions} transactions, ${contents.events} events\n`)
  if (values.parts.includes('catching up')) {
    const columns = ['seconds', 'shared rows/s', 'with start', 'rows stored', 'in tables']
    console.log(`${''.padEnd(22)}${columns.map((column) => column.padStart(15)).join('')}`)
    for (const kind of databaseKinds(values.on)) report[kind] = await compare(kind)
  }
  if (values.parts.includes('reading')) report.reading = await read()
} finally {
  await node.stop()
  await rm(folder, { recursive: true, force: true })
}
await mkdir(dirname(values.out), { recursive: true })
await writeFile(values.out, JSON.stringify(report, null, 2))
console.log(`\n${values.out}`)
process.exit(0)

/**
 * Runs both on one kind of database, in turns.
 * @throws when the number of rows differs in a table that both have.
 */
async function compare(kind: DatabaseKind): Promise<{ sync: CatchUp[]; ponder: CatchUp[] }> {
  const runs: { sync: CatchUp[]; ponder: CatchUp[] } = { sync: [], ponder: [] }
  for (let time = 0; time < Number(values.times); time++) {
    const sync = await withDatabase(kind, (options) => measureSync({ options, chain, contents }))
    const ponder = await withDatabase(kind, (options) => measurePonder(folder, chain, options))
    const different = Object.keys(ponder.rows).filter((table) => ponder.rows[table] !== sync.rows[table])
    if (different.length > 0) throw new Error(`Not the same number of rows: ${different.join(', ')}`)
    runs.sync.push(sync)
    runs.ponder.push(ponder)
  }
  const shared = totalOf(runs.ponder[0]?.rows ?? {})
  print(`sync, ${kind}`, medianOf(runs.sync), shared)
  print(`Ponder, ${kind}`, medianOf(runs.ponder), shared)
  return runs
}

/** Syncs both into one PostgreSQL, and asks them. */
function read(): Promise<ReadingTime[]> {
  return withDatabase('postgres', async (options) => {
    await measureSync({ options, chain, contents })
    const ponder = await startPonder(folder, 'start', chain, options)
    await ponder.stop()
    await gatherStatistics(options)
    return compareReading(folder, chain, options, {
      clients: values.clients.split(',').map(Number),
      rounds: Number(values.times),
      seconds: Number(values.seconds),
    })
  })
}

/** What the database would do by itself a minute later, for the tables of both. */
async function gatherStatistics({ databaseUrl }: StoreOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

function medianOf(runs: CatchUp[]): CatchUp | undefined {
  return runs.toSorted((left, right) => left.seconds - right.seconds)[Math.floor(runs.length / 2)]
}

function print(title: string, run: CatchUp | undefined, shared: number): void {
  if (!run) return
  const { seconds, untilReady, rows } = run
  const figures = [
    seconds.toFixed(1),
    Math.round(shared / seconds),
    untilReady.toFixed(1),
    totalOf(rows),
    Object.keys(rows).length,
  ]
  console.log(`${title.padEnd(22)}${figures.map((figure) => String(figure).padStart(15)).join('')}`)
}

function totalOf(rows: CatchUp['rows']): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0)
}
