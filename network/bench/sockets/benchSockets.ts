import { parseArgs } from 'node:util'
import { startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { openSample } from '#network/testing/store/sample.ts'
import { measureSockets } from './measureSockets.ts'
import { startServer } from './startIndexerProcess.ts'
import { createTradeCommits } from './tradeCommits.ts'

/**
 * `npm run bench -- sockets`: 10,000 subscriptions over WebSocket on one process of the indexer, and blocks with trades.
 * It prints the memory a socket and how long after a commit the sockets have their trades, and fails when an event is
 * lost or comes twice. `-- --sockets 500` is the short form.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    commits: { type: 'string', default: '10' },
  },
})
const postgres = await startPostgresServer()
const store = await openSample({ databaseUrl: postgres.url })
const server = await startServer(postgres.url)
const stop = async () => {
  await server.stop()
  await store.close()
  await postgres.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().finally(() => process.exit(130)))
const sizes = { sockets: Number(values.sockets), commits: Number(values.commits) }
const { lost, twice } = await measureSockets(server, await createTradeCommits(store), sizes).finally(stop)
process.exit(lost + twice === 0 ? 0 : 1)
