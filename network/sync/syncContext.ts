import type { Rpc } from '#network/rpc/client.ts'
import type { Store } from '#network/store/store.ts'
import type { TraceKind } from '#network/sync/read/readBlocks.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'
import type { Log } from './syncLog.ts'
import type { SyncTarget } from './syncTarget.ts'

/** What every part of a sync works with. */
export type SyncContext = {
  store: Store
  rpc: Rpc
  /** How the node reports the calls inside transactions. */
  traces: TraceKind
  target: SyncTarget
  names: Names
  log: Log
  /** Called after every commit. */
  onProgress?: ((progress: { block: number; head: number }) => void) | undefined
}
