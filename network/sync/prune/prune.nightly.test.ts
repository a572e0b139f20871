import { afterAll, beforeAll, expect, test } from 'vitest'
import { explorerApi } from '#network/explorer/explorerServer.ts'
import { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import type { Store } from '#network/store/store.ts'
import { startRpcProxy, without } from '#network/testing/node/rpcProxy.ts'
import { readAllRows } from '#network/testing/store/allRows.ts'
import { type ManualSync, openManualSync } from '#network/testing/sync/manualSync.ts'
import { type MinedChain, mine, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { type RandomActivity, startRandomActivity } from '#network/testing/sync/randomActivity.ts'
import { startTrader, type Trader } from '#network/testing/sync/startTrader.ts'

/** A store that keeps the records of its newest blocks only, and one that keeps all, of the same chain. */

const keepBlocks = 100

let chain: MinedChain
let trader: Trader
let activity: RandomActivity
let pruned: ManualSync
let whole: ManualSync
let keptFrom: number

beforeAll(async () => {
  const started = await startDeployedChain()
  const { deployment } = started
  chain = started.chain
  trader = await startTrader(chain, deployment)
  activity = await startRandomActivity(chain, { ...started, token: trader.token, seed: 'prune' })
  await activity.blocks(150)
  // These blocks become older than two days, without later activity.
  await chain.rpc.call('anvil_mine', ['0x14'])
  await chain.rpc.call('evm_increaseTime', [3 * 24 * 60 * 60])
  await chain.rpc.call('anvil_mine', ['0x5a'])
  whole = await openManualSync(chain.node.url, deployment)
  pruned = await openManualSync(chain.node.url, deployment, undefined, { keepBlocks })
  // Each block prunes a part.
  await catchUp()
  await mine(chain)
  await catchUp()
}, 120_000)

afterAll(async () => {
  await Promise.all([pruned?.store.close(), whole?.store.close(), chain?.node.stop()])
})

const head = async () => Number(await chain.rpc.call<string>('eth_blockNumber'))

async function catchUp(): Promise<void> {
  await whole.catchUp()
  await pruned.catchUp()
  keptFrom = (await ask(pruned, '/health')).body.keptFrom
}

async function ask({ store }: { store: Store }, path: string, nodeUrl = chain.node.url) {
  const answer = await explorerApi(store, nodeUrl).request(path)
  return { status: answer.status, body: await answer.json() }
}

/** The rows of a table that stay, and those that are pruned. */
const parts = {
  figures: [
    'addresses',
    'tokens',
    'token_balances',
    'markets',
    'swaps',
    'fee_claims',
    'totals',
    'transaction_days',
    'active_addresses',
  ],
  records: [
    'blocks',
    'transactions',
    'logs',
    'internal_transactions',
    'token_transfers',
    'volatility_snapshots',
    'coin_balances',
  ],
}

async function expectAgreement(): Promise<void> {
  const [some, all] = [await readAllRows(pruned.store.database), await readAllRows(whole.store.database)]
  for (const table of parts.figures) expect(some[table], table).toEqual(all[table])
  for (const table of parts.records) {
    const isKept = (row: string) => {
      const { block_number, number } = JSON.parse(row)
      return (block_number ?? number) >= keptFrom
    }
    expect(some[table]?.filter(isKept), table).toEqual(all[table]?.filter(isKept))
    expect(all[table], table).toEqual(expect.arrayContaining(some[table] ?? []))
  }
  const isLong = (row: string) => JSON.parse(row).interval >= 3600
  expect(some.candles?.filter(isLong)).toEqual(all.candles?.filter(isLong))
}

test('only the newest blocks keep their records, and every figure stays', async () => {
  expect(keptFrom).toBe((await head()) - keepBlocks + 1)
  expect((await ask(whole, '/health')).body).toMatchObject({ keptFrom: 0 })
  const [some, all] = [await readAllRows(pruned.store.database), await readAllRows(whole.store.database)]
  expect(some.blocks).toHaveLength(keepBlocks)
  for (const table of ['transactions', 'logs', 'internal_transactions', 'token_transfers']) {
    expect(some[table], table).toEqual([])
    expect(all[table]?.length, table).toBeGreaterThan(5)
  }
  // An account's result is the sum of all its trades, a market's payouts the sum of its claims.
  expect(some.swaps?.length).toBeGreaterThan(5)
  // The newest volatility of the market and the newest balance of each address stay.
  expect(some.volatility_snapshots).toHaveLength(1)
  const holders = (rows: string[] = []) => rows.map((row) => JSON.parse(row).address).sort()
  expect(holders(some.coin_balances)).toEqual([...new Set(holders(all.coin_balances))])
  expect(some.candles?.length).toBeLessThan(all.candles?.length ?? 0)
  await expectAgreement()
})

test('the explorer reports the first block with records', async () => {
  const { body: oldest } = await ask(whole, '/api/v2/transactions?items_count=100')
  const { hash } = oldest.items.at(-1)
  const sentence = `Records of blocks before ${keptFrom} are not kept.`
  expect(await ask(pruned, `/api/v2/transactions/${hash}`)).toEqual({
    status: 404,
    body: { message: `Transaction ${hash} was not found. ${sentence}` },
  })
  expect(await ask(pruned, `/api/v2/blocks/${keptFrom - 1}`)).toEqual({
    status: 404,
    body: { message: `Block ${keptFrom - 1} was not found. ${sentence}` },
  })
  expect(await ask(pruned, '/api/v2/blocks/999999')).toEqual({
    status: 404,
    body: { message: 'Block 999999 was not found.' },
  })
  const { body: last } = await ask(pruned, `/api/v2/blocks?block_number=${keptFrom + 3}&items_count=50`)
  expect(last.items.map(({ height }: { height: number }) => height)).toEqual(
    [2, 1, 0].map((at) => keptFrom + at),
  )
  expect(last.next_page_params).toBeNull()
})

test('the remaining answers are unchanged', async () => {
  for (const path of [
    '/stats/charts/transactions',
    '/tokens',
    `/addresses/${trader.address}/counters`,
    `/addresses/${trader.address}/tokens`,
    `/blocks/${keptFrom}`,
    '/main-page/blocks',
  ]) {
    const [some, all] = [await ask(pruned, `/api/v2${path}`), await ask(whole, `/api/v2${path}`)]
    expect(some.status, path).toBe(200)
    expect(some.body, path).toEqual(all.body)
  }
})

test('a reorg restores markets and balances that only pruned blocks had changed', async () => {
  await trader.buy(300n)
  await activity.blocks(4)
  await catchUp()
  await expectAgreement()
  await chain.rpc.call('anvil_rollback', [5])
  await mine(chain)
  await catchUp()
  await expectAgreement()
}, 60_000)

test('blocks of the last two days stay, also with a smaller limit', async () => {
  const before = keptFrom
  await activity.blocks(2 * keepBlocks)
  await catchUp()
  expect((await head()) - before).toBeGreaterThan(2 * keepBlocks)
  expect(keptFrom).toBe(before)
  await expectAgreement()
}, 60_000)

test('token balances around a kept transaction equal the node’s, also where the node has forgotten them', async () => {
  const forgetful = await startRpcProxy(chain.node.url, (calls, ask) =>
    without(...(calls.some(isBalanceOf) ? ['eth_call'] : []))(calls, ask),
  )
  const transfers = await pruned.store.database
    .select()
    .from(tokenTransfers)
    .orderBy(tokenTransfers.blockNumber)
  // The node still has the balances of the newest ones.
  const hashes = [...new Set(transfers.map(({ transactionHash }) => transactionHash))]
  let told = 0
  for (const hash of hashes.slice(-60)) {
    const path = `/api/v2/transactions/${hash}/state-changes?items_count=100`
    const [expected, { body }] = [await ask(pruned, path), await ask(pruned, path, forgetful.url)]
    for (const [at, item] of body.items.entries()) {
      if (item.type !== 'token' || item.balance_before === null) continue
      expect([hash, item]).toEqual([hash, expected.body.items[at]])
      told += 1
    }
  }
  expect(keptFrom).toBeGreaterThan(0)
  expect(told).toBeGreaterThan(20)
  await forgetful.stop()
}, 60_000)

const isBalanceOf = ({ method, params }: { method: string; params: unknown[] }) =>
  method === 'eth_call' && /^0x(70a08231|00fdd58e)/.test((params[0] as { data: string }).data)
