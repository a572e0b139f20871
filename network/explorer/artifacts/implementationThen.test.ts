import { eq } from 'drizzle-orm'
import { type Address, type Hash, type Hex, padHex, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNode } from '#network/explorer/node/nodeReader.ts'
import type { Service } from '#network/service/serve.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { logs } from '#network/store/schema/transactionTables.ts'
import type { Store } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sampleAddress, sampleHash } from '#network/testing/store/sample.ts'
import { implementationsThen } from './implementationThen.ts'

const [proxy, first, second, third] = [0x71, 0x72, 0x73, 0x74].map(sampleAddress) as [
  Address,
  Address,
  Address,
  Address,
]
/** A proxy that upgrades without an event. */
const silent = sampleAddress(0x75)
const transaction = (block: number): Hash => sampleHash('a', block * 10)

let store: Store
let node: Service
/** The oldest block whose state the node has. */
let oldest = 0

beforeAll(async () => {
  store = await openSample()
  for (const number of [12, 20, 30])
    await store.database
      .update(blocks)
      .set({ internalTransactionsCount: null })
      .where(eq(blocks.number, number))
  await store.database.insert(logs).values([upgrade(15, first), upgrade(20, second), upgrade(31, third)])
  node = await startFakeNode({
    eth_getStorageAt: ([address, , block]) => {
      if (Number(block) < oldest) throw new Error('missing trie node')
      const isSilent = String(address).toLowerCase() === silent.toLowerCase()
      return padHex(isSilent ? (Number(block) < 20 ? first : second) : '0x', { size: 32 })
    },
  })
}, 60_000)

afterAll(async () => {
  await node.stop()
  await store.close()
})

function upgrade(blockNumber: number, implementation: Address) {
  const topics = {
    topic0: toEventSelector('Upgraded(address)'),
    topic1: padHex(implementation, { size: 32 }),
  }
  const at = { blockNumber, logIndex: 900, transactionHash: transaction(blockNumber), transactionIndex: 0 }
  return { ...at, ...topics, address: proxy, data: '0x' as Hex }
}

async function ran(address: Address, block: number): Promise<Address[]> {
  const sources = { database: store.database, node: openNode(node.url) }
  const found = await implementationsThen(sources, [{ address, type: 'eip1967' }], [transaction(block)])
  return found.map(({ code }) => code)
}

test('in a block without a trace, a proxy ran what its last upgrade before named, not what a later one did', async () => {
  expect(await ran(proxy, 30)).toEqual([second])
})

test('a transaction that upgrades a proxy ran the implementation before and the one after', async () => {
  expect(await ran(proxy, 20)).toEqual([first, second])
})

test('a proxy without an event ran what the node’s state of that block names', async () => {
  expect(await ran(silent, 12)).toEqual([first])
  expect(await ran(silent, 20)).toEqual([first, second])
  expect(await ran(silent, 30)).toEqual([second])
})

test('before a proxy’s first upgrade, and where the node has no such state, nothing is told', async () => {
  expect(await ran(proxy, 12)).toEqual([])
  oldest = 100
  expect(await ran(silent, 30)).toEqual([])
  oldest = 0
})

test('in a block with a trace, the trace tells', async () => {
  expect(await ran(silent, 31)).toEqual([])
})
