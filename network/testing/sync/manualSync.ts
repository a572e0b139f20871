import type { Deployment } from '#network/contracts/deploy.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { initialiseStore } from '#network/sync/initialiseStore.ts'
import { createSyncStep } from '#network/sync/syncStep.ts'
import { readSyncTarget } from '#network/sync/syncTarget.ts'

/** A store that is synced when the test says so. */
export type ManualSync = {
  store: Store
  catchUp(): Promise<void>
  /** One step, which may fail. */
  step(): Promise<unknown>
}

/** A step is taken again after a failure. So many in a row will not end. */
const mostFailures = 200

/** A sync of the node at `rpcUrl` into `store`, or into an empty one of its own. It does nothing until it is told. */
export async function openManualSync(
  rpcUrl: string,
  deployment: Deployment,
  store?: Store,
  { keepBlocks, partitionBlocks }: { keepBlocks?: number; partitionBlocks?: number } = {},
): Promise<ManualSync> {
  const opened = store ?? (await openStore())
  const rpc = createRpc(rpcUrl)
  const target = await readSyncTarget(rpc, deployment)
  const methods = { traces: 'trace', blockReceipts: true } as const
  await initialiseStore(opened.database, target)
  const options = {
    store: opened,
    rpc,
    methods,
    target,
    keepBlocks,
    partitionBlocks,
    names: new Map(),
  } as const
  const step = createSyncStep({ ...options, log: () => undefined })
  return {
    store: opened,
    step,
    async catchUp() {
      let failures = 0
      for (;;) {
        try {
          if ((await step()).caughtUp) return
          failures = 0
        } catch (error) {
          if (++failures === mostFailures) throw error
        }
      }
    },
  }
}
