import type { Address } from 'viem'
import { openStore } from '#network/store/store.ts'
import { faultyStore } from './faultyStore.ts'
import { startFollower } from './follower.ts'

/** A follower in a process of its own that dies, as by SIGKILL, before its so-manieth statement. */
const [folder, rpcUrl = '', curveFactory, statements] = process.argv.slice(2)
let left = Number(statements)
const store = await openStore({ folder })
const dying = faultyStore(store, () => {
  left -= 1
  if (left < 0) process.kill(process.pid, 'SIGKILL')
})
await startFollower({ store: dying, rpcUrl, curveFactory: curveFactory as Address, lendingPool: null })
