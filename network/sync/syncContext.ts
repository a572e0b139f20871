import type { Rpc } from '#network/rpc/rpcClient.ts'
import type { Store } from '#network/store/store.ts'
import type { NodeMethods } from '#network/sync/read/nodeMethods.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'
import type { FirstBlock } from './firstBlock.ts'
import type { Log } from './syncLog.ts'
import type { SyncTarget } from './syncTarget.ts'

/** The dependencies and options that every part of a sync uses. */
export type SyncContext = {
  store: Store
  rpc: Rpc
  /** The node's optional methods. */
  methods: NodeMethods
  target: SyncTarget
  /** Where the stored part of the chain begins. Default: at its genesis. */
  firstBlock?: FirstBlock | undefined
  /** The number of newest blocks that keep their records. Default: all. */
  keepBlocks?: number | undefined
  /**
   * The largest size of the database in megabytes, without its log; beyond it the oldest blocks lose their records.
   * Default: any size.
   */
  keepMegabytes?: number | undefined
  /** How many blocks each partition of the large tables has. */
  partitionBlocks?: number | undefined
  /** Whether the node's answers are stored word for word, for a port that answers with them later. */
  keepAnswers?: boolean | undefined
  names: Names
  log: Log
  /** Called after every commit. */
  onProgress?: ((progress: { block: number; head: number }) => void) | undefined
  /** Called after the node began another chain and the store was emptied for it. */
  onNewChain?: ((target: SyncTarget) => void) | undefined
}
