import { expect, test, vi } from 'vitest'
import { openStore } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { startSync } from './sync.ts'

test('caughtUp rejects when the sync stops before it is called and while it waits', async () => {
  const store = await openStore()
  // A node with a head but without readable blocks.
  const node = await startFakeNode({ eth_blockNumber: () => '0x5', eth_chainId: () => '0x1' })
  const sync = await startSync({ store, rpcUrl: node.url, marketFactory: null, lendingPool: null })
  const early = sync.caughtUp().catch((error: Error) => error.message)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await sync.stop()
  expect(await early).toBe('The sync was stopped before it had caught up.')
  await expect(sync.caughtUp()).rejects.toThrow('The sync was stopped before it had caught up.')
  await node.stop()
  await store.close()
}, 60_000)

test('caughtUp goes on waiting where the node fails to tell its head', async () => {
  const store = await openStore()
  let asked = 0
  const head = () => {
    asked += 1
    if (asked > 1) throw new Error('busy')
    return '0x5'
  }
  const node = await startFakeNode({ eth_blockNumber: head, eth_chainId: () => '0x1' })
  const sync = await startSync({ store, rpcUrl: node.url, marketFactory: null, lendingPool: null })
  const waited = sync.caughtUp().catch((error: Error) => error.message)
  await vi.waitFor(() => expect(asked).toBe(2))
  await sync.stop()
  expect(await waited).toBe('The sync was stopped before it had caught up.')
  await node.stop()
  await store.close()
}, 60_000)
