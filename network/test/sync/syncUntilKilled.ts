import type { Address } from 'viem'
import { openStore } from '#network/store/store.ts'
import { startFollower } from '#network/sync/sync.ts'
import { faultyStore } from './faultyStore.ts'
import { isWhole } from './minedChain.ts'

/** A follower in a process of its own that dies, as by SIGKILL, before its so-manieth statement. */
const [folder, rpcUrl = '', curveFactory, lendingPool, statements] = process.argv.slice(2)
let left = Number(statements)
const store = await openStore({ folder })
if (!(await isWhole(store.database))) process.exit(1)
const dying = faultyStore(store, () => {
  left -= 1
  if (left < 0) process.kill(process.pid, 'SIGKILL')
})
const contracts = { curveFactory: curveFactory as Address, lendingPool: lendingPool as Address }
await startFollower({ store: dying, rpcUrl, ...contracts, pollingInterval: 20 })
