import { startExplorer } from '#network/explorer/explorerServer.ts'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import { openResponseCache } from '#network/service/responseCache.ts'
import { readHealth } from '#network/store/health.ts'
import { notify, openStore } from '#network/store/store.ts'
import type { ServedOptions } from './benchServices.ts'

/**
 * The process of `startBenchServices`. It writes nothing, but sends a notice every `blockTime` seconds as if there were a
 * block, so that cached answers live no longer than on a chain.
 */
const {
  blockTime,
  cached,
  rpcUrl,
  through: _,
  ...where
} = JSON.parse(process.argv[2] ?? '{}') as ServedOptions
const store = await openStore(where)
const responseCache = cached ? await openResponseCache(store) : undefined
const indexer = await startIndexer({ store, responseCache, port: 0 })
const explorer = await startExplorer({ store, responseCache, rpcUrl, port: 0 })
const { block } = await readHealth(store)
const blocks = setInterval(() => void notify(store.database, { block: block ?? 0 }), blockTime * 1000)

process.on('message', async (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
    return
  }
  clearInterval(blocks)
  await Promise.all([indexer.stop(), explorer.stop()])
  await responseCache?.close()
  await store.close()
  process.disconnect()
})
process.send?.({ indexer: indexer.url, explorer: explorer.url })
