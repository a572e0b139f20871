import { expect } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRpc, type Rpc } from '#network/rpc/client.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { clearStore, initialiseStore } from '#network/sync/chainState.ts'
import { createSyncStep } from '#network/sync/syncStep.ts'
import { readSyncTarget } from '#network/sync/syncTarget.ts'
import { everyRow } from './minedChain.ts'

/** A store that reads a chain step by step, so that a test says what happens between two steps. */
export type ManualSync = { store: Store; catchUp(): Promise<void> }

export async function openManualSync(
  rpcUrl: string,
  deployment: Deployment,
  store?: Store,
): Promise<ManualSync> {
  const manual = store ?? (await openStore())
  const rpc = createRpc(rpcUrl)
  const target = await readSyncTarget(rpc, deployment)
  await initialiseStore(manual.database, target)
  const options = { store: manual, rpc, traces: 'trace', target, names: new Map() } as const
  const step = createSyncStep({ ...options, log: () => undefined })
  return {
    store: manual,
    async catchUp() {
      while (!(await step().catch(() => undefined))?.caughtUp);
    },
  }
}

/** What a store that reads the chain from the beginning has. One store, emptied for each reading. */
export async function openRebuiltStore(rpc: Rpc, rpcUrl: string, deployment: Deployment) {
  const store = await openStore()
  let head = ''
  let rows: Record<string, string[]> = {}

  async function read(): Promise<typeof rows> {
    const { hash } = await rpc.call<{ hash: string }>('eth_getBlockByNumber', ['latest', false])
    if (hash === head) return rows
    await clearStore(store.database)
    await (await openManualSync(rpcUrl, deployment, store)).catchUp()
    head = hash
    rows = await everyRow(store.database)
    return rows
  }

  return {
    /** Compares every table. */
    async expectEqual(other: Store, after = ''): Promise<void> {
      const [left, right] = [await everyRow(other.database), await read()]
      for (const [table, wanted] of Object.entries(right))
        expect(left[table], `${table} ${after}`).toEqual(wanted)
    },
    close: store.close,
  }
}
