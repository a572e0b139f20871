import { startIndexer } from '#network/indexer/indexerServer.ts'
import { openStore } from '#network/store/store.ts'

/** An indexer in its own process, for the test of several on one PostgreSQL. It sends its address to the parent. */
const store = await openStore({ databaseUrl: process.argv[2] })
const { url } = await startIndexer({ store, port: 0 })
process.send?.(url)
