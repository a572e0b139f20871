import type { Rpc } from '#network/rpc/rpcClient.ts'
import { readProgress } from './chainState.ts'
import { prepareStore } from './prepareStore.ts'
import type { SyncContext } from './syncContext.ts'
import { createSyncStep, type SyncPosition } from './syncStep.ts'
import type { Contracts, SyncTarget } from './syncTarget.ts'

type ElectedPosition = SyncPosition & {
  /** Whether this process writes. */
  elected: boolean
}

/**
 * Creates the function that takes a sync step while this process is the elected writer, and else reads the writer's
 * progress.
 */
export function createStepWhenElected(
  context: Omit<SyncContext, 'target'>,
  contracts: Contracts,
  onTarget?: (target: SyncTarget) => void,
): () => Promise<ElectedPosition> {
  const { store, rpc, methods, firstBlock } = context
  let step: ReturnType<typeof createSyncStep> | undefined

  return async () => {
    if (!(await store.mayWrite())) {
      step = undefined
      return { ...(await standBy(store, rpc)), elected: false }
    }
    if (!step) {
      // The target is read at each election, because the node may have begun another chain.
      const target = await prepareStore({ rpc, database: store.database, methods, firstBlock, contracts })
      onTarget?.(target)
      step = createSyncStep({ ...context, target })
    }
    return { ...(await step()), elected: true }
  }
}

async function standBy({ database }: SyncContext['store'], rpc: Rpc): Promise<SyncPosition> {
  const [progress, head] = await Promise.all([readProgress(database), rpc.call<string>('eth_blockNumber')])
  return { ...progress, head: Number(head) }
}
