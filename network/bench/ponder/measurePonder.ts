import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SyncedChain } from '#network/bench/ingest/ingest.ts'
import type { StoreOptions } from '#network/store/store.ts'
import { startPonder } from './ponderProcess.ts'

/** A catch-up with a chain, from nothing to its head. */
export type CatchUp = {
  seconds: number
  /** The seconds from the start of the process, including the creation of the database. */
  untilReady: number
  /** Rows of each table, by the table's name in our store. */
  rows: Record<string, number>
}

/**
 * Lets Ponder index the chain from nothing into an empty database. `seconds` is the time of the backfill, from its own
 * log, before it creates its indexes.
 */
export async function measurePonder(
  folder: string,
  chain: SyncedChain,
  options: StoreOptions,
): Promise<CatchUp> {
  await rm(join(folder, '.ponder'), { recursive: true, force: true })
  const started = performance.now()
  const { url, seconds, stop } = await startPonder(folder, 'start', chain, options)
  try {
    const untilReady = (performance.now() - started) / 1000
    const counts = await fetch(`${url}/counts`)
    return { seconds, untilReady, rows: (await counts.json()) as CatchUp['rows'] }
  } finally {
    await stop()
  }
}
