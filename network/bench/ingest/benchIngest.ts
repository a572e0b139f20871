import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseKinds } from '#network/bench/withDatabase.ts'
import { reportIngest } from './ingestReport.ts'

/** `npm run bench -- ingest`: how fast the sync catches up with a chain, on both databases. */

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '20000' },
    block: { type: 'string', default: '100' },
    on: { type: 'string', default: 'pglite,postgres' },
    out: { type: 'string', default: '.tideline/bench-ingest.json' },
  },
})
const size = { transactions: Number(values.transactions), transactionsInBlock: Number(values.block) }
const report = await reportIngest(size, databaseKinds(values.on))
await mkdir(dirname(values.out), { recursive: true })
await writeFile(
  values.out,
  JSON.stringify({ cpus: cpus().length, node: process.version, ...report }, null, 2),
)
console.log(`\n${values.out}`)
process.exit(0)
