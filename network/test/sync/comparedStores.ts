import { expect } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRpc, type Rpc } from '#network/rpc/client.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { claimStore, forgetChain } from '#network/sync/chainState.ts'
import { createStep } from '#network/sync/syncStep.ts'
import { readSubject } from '#network/sync/syncTarget.ts'
import { everyRow } from './minedChain.ts'

/** A store that reads a chain step by step, so that a test says what happens between two steps. */
export type Mirror = { store: Store; catchUp(): Promise<void> }

export async function openMirror(rpcUrl: string, deployment: Deployment, store?: Store): Promise<Mirror> {
  const mirror = store ?? (await openStore())
  const rpc = createRpc(rpcUrl)
  const subject = await readSubject(rpc, deployment)
  await claimStore(mirror.database, subject)
  const options = { store: mirror, rpc, traces: 'trace', subject, names: new Map() } as const
  const step = createStep({ ...options, log: () => undefined })
  return {
    store: mirror,
    async catchUp() {
      while (!(await step().catch(() => undefined))?.caughtUp);
    },
  }
}

/** What a store that reads the chain from the beginning has. One store, emptied for each reading. */
export async function openScratch(rpc: Rpc, rpcUrl: string, deployment: Deployment) {
  const store = await openStore()
  let head = ''
  let rows: Record<string, string[]> = {}

  async function read(): Promise<typeof rows> {
    const { hash } = await rpc.call<{ hash: string }>('eth_getBlockByNumber', ['latest', false])
    if (hash === head) return rows
    await forgetChain(store.database)
    await (await openMirror(rpcUrl, deployment, store)).catchUp()
    head = hash
    rows = await everyRow(store.database)
    return rows
  }

  return {
    /** Compares every table. */
    async mustEqual(other: Store, after = ''): Promise<void> {
      const [left, right] = [await everyRow(other.database), await read()]
      for (const [table, wanted] of Object.entries(right))
        expect(left[table], `${table} ${after}`).toEqual(wanted)
    },
    close: store.close,
  }
}
