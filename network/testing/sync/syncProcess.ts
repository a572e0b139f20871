import type { Address } from 'viem'
import { openStore } from '#network/store/store.ts'
import { startSync } from '#network/sync/sync.ts'

/** A sync in its own process, for the test of several on one PostgreSQL. */
const [databaseUrl, rpcUrl = '', marketFactory] = process.argv.slice(2)
const store = await openStore({ databaseUrl })
await startSync({
  store,
  rpcUrl,
  marketFactory: marketFactory as Address,
  lendingPool: null,
  pollingInterval: 50,
})
process.send?.('syncing')
