import { expect } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { clearStore } from '#network/sync/initialiseStore.ts'
import { differentRows, readAllRows } from '#network/testing/store/allRows.ts'
import { openManualSync } from './manualSync.ts'

/** A store that reads the chain from its beginning for each comparison. */
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
    rows = await readAllRows(store.database)
    return rows
  }

  return {
    /** Compares every table. */
    async expectEqual(other: Store, after = ''): Promise<void> {
      const [left, right] = [await readAllRows(other.database), await read()]
      expect(differentRows(left, right), after).toEqual({})
    },
    close: store.close,
  }
}
