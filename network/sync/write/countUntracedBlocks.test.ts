import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { totals } from '#network/store/schema/totals.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { rollback } from '#network/sync/write/rollback.ts'
import { sampleFacts } from '#network/testing/store/sampleFacts.ts'
import { summarise, writeBlocks } from './writeBlocks.ts'

let store: Store

beforeAll(async () => {
  store = await openStore()
  await store.database.insert(followed).values({ chainId: 1, genesisHash: '0x1' })
})

afterAll(() => store.close())

/** Writes the first block of the chain. Null: it was not traced. */
async function write(internalTransactionsCount: number | null): Promise<void> {
  const [block] = sampleFacts().blocks
  const rows = { transactions: [], logs: [], internalTransactions: [], tokenTransfers: [], coinChanges: [] }
  const markets = { created: [], swaps: [], volatilitySnapshots: [], feeClaims: [], feeStrategies: [] }
  const facts = [
    { ...rows, markets, block: { ...block, consensus: true, internalTransactionsCount } } as BlockFacts,
  ]
  await writeBlocks(store.database, {
    ...{ facts, summary: summarise(facts), before: null, headBlock: 0 },
    ...{ tokenMetadata: new Map(), names: new Map(), balances: new Map() },
  })
}

async function counts() {
  const [{ count } = {}] = await store.database
    .select({ count: blocks.internalTransactionsCount })
    .from(blocks)
  const [{ untraced } = {}] = await store.database.select({ untraced: totals.untracedBlocks }).from(totals)
  return { count, untraced }
}

it('untracedBlocks counts blocks without traces, also when a reorg removes them or brings them back with traces', async () => {
  await write(null)
  expect(await counts()).toEqual({ count: null, untraced: 1 })
  await rollback(store.database, -1)
  expect(await counts()).toEqual({ count: null, untraced: 0 })
  await write(2)
  expect(await counts()).toEqual({ count: 2, untraced: 0 })
  await rollback(store.database, -1)
  await write(null)
  expect(await counts()).toEqual({ count: null, untraced: 1 })
})
