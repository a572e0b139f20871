import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByChain } from '#lib/browser/storage/storedByChain.ts'
import { type Address, address } from '#lib/wire/shapes.ts'

const schema = v.pipe(v.array(address), v.maxLength(200))

/** The watched markets of this browser and this network. */
const watchlist = storedByChain('watchlist', schema, [])

/** The pools of the watched markets, the last one added first. */
export function useWatchlist(): readonly Address[] {
  return useSyncExternalStore(watchlist().subscribe, watchlist().read)
}

/** Adds a market to the watchlist, or removes it. The last one added comes first. */
export function toggleWatched(pool: Address): void {
  const before = watchlist().read()
  const after = before.includes(pool) ? before.filter((each) => each !== pool) : [pool, ...before]
  watchlist().write(after.slice(0, 200))
}
