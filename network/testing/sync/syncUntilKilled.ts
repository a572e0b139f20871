import type { Address } from 'viem'
import { openStore } from '#network/store/store.ts'
import { startSync } from '#network/sync/sync.ts'
import { isWhole } from '#network/testing/store/allRows.ts'
import { faultyStore } from './faultyStore.ts'

/** A sync in its own process that kills itself with SIGKILL before a given statement. */
const [folder, rpcUrl = '', marketFactory, lendingPool, statements] = process.argv.slice(2)
let left = Number(statements)
const store = await openStore({ folder })
if (!(await isWhole(store.database))) process.exit(1)
const killing = faultyStore(store, () => {
  left -= 1
  if (left < 0) process.kill(process.pid, 'SIGKILL')
})
const contracts = { marketFactory: marketFactory as Address, lendingPool: lendingPool as Address }
await startSync({ store: killing, rpcUrl, ...contracts, pollingInterval: 20 })
