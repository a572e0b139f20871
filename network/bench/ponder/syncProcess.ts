import { getTableName } from 'drizzle-orm'
import { measureIngest } from '#network/bench/ingest/ingest.ts'
import { allTables } from '#network/store/schema/allTables.ts'
import { openStore } from '#network/store/store.ts'
import type { SyncTask } from './measureSync.ts'

/** Our sync in a process of its own, as Ponder runs in one. */

const { options, chain, contents } = JSON.parse(process.argv[2] ?? '') as SyncTask
const store = await openStore(options)
const { seconds } = await measureIngest(store, chain, contents)
const untilReady = process.uptime()
const rows: Record<string, number> = {}
for (const table of Object.values(allTables)) rows[getTableName(table)] = await store.database.$count(table)
await store.close()
process.send?.({ seconds, untilReady, rows })
process.disconnect?.()
