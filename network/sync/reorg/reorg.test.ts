import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, desc, eq, inArray } from 'drizzle-orm'
import { type Address, encodeFunctionData, getAddress, getContractAddress, pad } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Artifacts } from '#network/contracts/compile.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { dumpState } from '#network/node/stateDump.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { addresses } from '#network/store/schema/addressTables.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { type Notice, openStore, type Store } from '#network/store/store.ts'
import { clearStore } from '#network/sync/initialiseStore.ts'
import { startRpcProxy } from '#network/testing/node/rpcProxy.ts'
import { faultyStore } from '#network/testing/sync/faultyStore.ts'
import { type ManualSync, openManualSync } from '#network/testing/sync/manualSync.ts'
import { type MinedChain, mine, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { type RandomActivity, startRandomActivity } from '#network/testing/sync/randomActivity.ts'
import { openRebuiltStore } from '#network/testing/sync/rebuiltStore.ts'
import { startTrader, type Trader } from '#network/testing/sync/startTrader.ts'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'

/** After any reorg, at any time, the store equals one that never had the replaced blocks. */

const isNightly = process.env.TIDELINE_NIGHTLY === '1'
const deepest = isNightly ? 30 : 12
const depths = isNightly ? Array.from({ length: deepest }, (_, at) => at + 1) : [1, 2, deepest]
/** The number of requests of a catching-up store between two reorgs. */
const stride = isNightly ? 1 : 25

let chain: MinedChain
let deployment: Deployment
let artifacts: Artifacts
let trader: Trader
let activity: RandomActivity
let manual: ManualSync
let spare: Store
let rebuilt: Awaited<ReturnType<typeof openRebuiltStore>>

beforeAll(async () => {
  ;({ chain, artifacts, deployment } = await startDeployedChain())
  trader = await startTrader(chain, deployment)
  const { token } = trader
  activity = await startRandomActivity(chain, { deployment, artifacts, token, seed: 'reorg' })
  await activity.blocks(deepest + 5)
  manual = await openManualSync(chain.node.url, deployment)
  spare = await openStore()
  rebuilt = await openRebuiltStore(chain.rpc, chain.node.url, deployment)
  await manual.catchUp()
}, 120_000)

afterAll(async () => {
  await rebuilt?.close()
  await spare?.close()
  await manual?.store.close()
  await chain?.node.stop()
})

/** Replaces the newest blocks. With `again` the new ones begin with the old transactions. */
async function replace(depth: number, by: number, again: boolean): Promise<void> {
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  const gone = Array.from({ length: depth }, (_, back) => `0x${(head - depth + 1 + back).toString(16)}`)
  const raws: string[] = []
  for (const number of again ? gone : []) {
    const block = await chain.rpc.call<{ transactions: string[] }>('eth_getBlockByNumber', [number, false])
    for (const hash of block.transactions)
      raws.push(await chain.rpc.call<string>('eth_getRawTransactionByHash', [hash]))
  }
  await chain.rpc.call('anvil_rollback', [depth])
  for (const raw of raws) await chain.rpc.call('eth_sendRawTransaction', [raw]).catch(() => undefined)
  await activity.blocks(by)
}

test(`after reorgs of depth ${depths.join(', ')}, by more blocks, as many or fewer, the store is as rebuilt`, async () => {
  for (const depth of depths) {
    await replace(depth, depth + 1 - (depth % 3), depth % 2 === 0)
    await manual.catchUp()
    await rebuilt.expectEqual(manual.store, `after a reorg of depth ${depth}`)
  }
  const [kept] = await manual.store.database
    .select({ count: count() })
    .from(blocks)
    .where(eq(blocks.consensus, false))
  expect(kept?.count).toBeGreaterThanOrEqual(depths.reduce((sum, depth) => sum + depth, 0))
}, 240_000)

/** The second store, emptied. */
async function emptied(): Promise<Store> {
  await clearStore(spare.database)
  return spare
}

/** Reads the whole chain into `store` while a reorg happens. */
async function catchUpAgain(store: Store, rpcUrl: string): Promise<ManualSync> {
  await clearStore(store.database)
  const sync = await openManualSync(rpcUrl, deployment, store)
  await sync.catchUp()
  return sync
}

test('a reorg between any two requests of a store that catches up leaves it as rebuilt', async () => {
  const store = await emptied()
  let requests = 0
  let fatal = 1 - stride
  let replacing: Promise<void> | undefined
  const proxy = await startRpcProxy(chain.node.url, async (_calls, ask) => {
    requests += 1
    if (requests === fatal) {
      replacing = replace(9, 9, false)
      await replacing
    }
    return ask()
  })
  do {
    fatal += stride
    requests = 0
    const sync = await catchUpAgain(store, proxy.url)
    const asked = requests
    // Of two concurrent requests, the other one may have read the chain without its newest blocks.
    requests = Number.NEGATIVE_INFINITY
    await replacing
    await sync.catchUp()
    requests = asked
    await rebuilt.expectEqual(store, `after a reorg at request ${fatal}`)
  } while (requests > fatal)
  expect(fatal).toBeGreaterThan(10)
  await proxy.stop()
}, 120_000)

test('a reorg while blocks are written leaves the store as rebuilt', async () => {
  const store = await emptied()
  for (const fatal of isNightly ? [3, 20] : [3]) {
    let statements = 0
    let replacing: Promise<void> | undefined
    const intercepted = faultyStore(store, () => {
      statements += 1
      if (statements > fatal) replacing ??= replace(9, 9, false)
    })
    await catchUpAgain(intercepted, chain.node.url)
    await replacing
    await catchUpAgain(store, chain.node.url)
    await rebuilt.expectEqual(store, `after a reorg at statement ${fatal}`)
  }
}, 120_000)

test('a reorg to an earlier branch, and a second reorg, leave the store as rebuilt', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-branch-'))
  await dumpState(chain.rpc, join(folder, 'state.json'))
  const other = await startNode({ port: await findFreePort(), folder })
  let here = chain.node.url
  const proxy = await startRpcProxy(
    () => here,
    (_calls, ask) => ask(),
  )
  const store = await emptied()
  const between = await openManualSync(proxy.url, deployment, store)
  await between.catchUp()
  await createRpc(other.url).call('anvil_mine', ['0x3'])
  await activity.blocks(4)
  for (const url of [other.url, chain.node.url, other.url, chain.node.url]) {
    here = url
    await between.catchUp()
  }
  await rebuilt.expectEqual(store, 'after the branch and back')
  await replace(6, 6, true)
  await replace(3, 2, true)
  await between.catchUp()
  await rebuilt.expectEqual(store, 'after two reorgs')
  await Promise.all([proxy.stop(), other.stop()])
  await rm(folder, { recursive: true })
}, 120_000)

test('no block is removed when the node refuses to answer', async () => {
  const store = await emptied()
  let refused = 0
  const proxy = await startRpcProxy(chain.node.url, async (calls, ask) => {
    const answers = await ask()
    // The first request about many blocks at once looks for the common ancestor.
    if (refused > 0 || calls.length < 10 || !calls.every(({ params }) => params[1] === false)) return answers
    refused += 1
    const error = { code: -32005, message: 'Too many requests' }
    return answers.map((answer, at) => (at < 9 ? { jsonrpc: '2.0', id: answer.id, error } : answer))
  })
  const refusing = await openManualSync(proxy.url, deployment, store)
  await refusing.catchUp()
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  const rollbacks: number[] = []
  const stop = await store.listen(({ rolledBackTo }) => {
    if (rolledBackTo !== undefined) rollbacks.push(rolledBackTo)
  })
  await replace(2, 2, false)
  await refusing.catchUp()
  await stop()
  expect(refused).toBe(1)
  expect(rollbacks).toEqual([head - 2])
  await rebuilt.expectEqual(store)
  await proxy.stop()
}, 60_000)

test('readers see the old branch and then the new one, never the common ancestor as the newest block', async () => {
  await manual.catchUp()
  const heard: Notice[] = []
  const stop = await manual.store.listen((notice) => heard.push(notice))
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  await replace(5, 6, false)
  await manual.catchUp()
  expect(heard.splice(0)).toEqual([{ block: head + 1, rolledBackTo: head - 5 }])
  // Only the beginning of a very long branch is written in one transaction.
  await replace(3, 70, false)
  await manual.catchUp()
  expect(heard[0]).toEqual({ block: head - 2 + 64, rolledBackTo: head - 2 })
  await stop()
  await rebuilt.expectEqual(manual.store)
}, 60_000)

test('tokens and contracts known only from removed blocks are removed', async () => {
  const [from] = chain.accounts as [Address]
  const contract = '0x00000000000000000000000000000000000c0de5'
  const { bytecode } = artifacts.Collectible as Artifacts[string]
  await mine(chain, [
    { from, data: bytecode },
    { from, to: contract },
  ])
  const token = getContractAddress({ from, nonce: BigInt(await nonceOf(from)) - 2n })
  const mint = encodeFunctionData({ abi: collectibleAbi, functionName: 'mint', args: [from] })
  // The code emits LOG0 without data. No creation of this contract was seen, only its logs.
  await chain.rpc.call('anvil_setCode', [contract, '0x60006000a000'])
  await mine(chain, [
    { from, to: token, data: mint },
    { from, to: contract },
  ])
  await manual.catchUp()
  const known = () =>
    manual.store.database
      .select({ name: addresses.name, isContract: addresses.isContract })
      .from(addresses)
      .where(inArray(addresses.address, [token, getAddress(contract)]))
      .orderBy(desc(addresses.name))
  expect(await known()).toEqual([
    { name: null, isContract: true },
    { name: 'Lighthouses of the Coast', isContract: true },
  ])
  await chain.rpc.call('anvil_rollback', [1])
  await mine(chain)
  await manual.catchUp()
  expect(new Set(await known())).toEqual(
    new Set([
      { name: null, isContract: false },
      { name: null, isContract: true },
    ]),
  )
  await rebuilt.expectEqual(manual.store)
}, 60_000)

test('a contract that only a removed block created anew has its earlier creation', async () => {
  const [from] = chain.accounts as [Address]
  const factory = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
  // Destroys itself while it is created, unless it is paid.
  const bytecode = '0x3460065733ff5b60016000f3'
  const data = `0x${'00'.repeat(32)}${bytecode.slice(2)}` as const
  const reborn = getContractAddress({ opcode: 'CREATE2', from: factory, bytecode, salt: pad('0x0') })
  await mine(chain, [{ from, to: factory, data }])
  await mine(chain, [{ from, to: factory, data, value: 1n }])
  await manual.catchUp()
  const creation = async () => {
    const { creationTransaction, isContract } = addresses
    const where = eq(addresses.address, reborn)
    const [row] = await manual.store.database
      .select({ creationTransaction, isContract })
      .from(addresses)
      .where(where)
    const hash = row?.creationTransaction
    const receipt =
      hash && (await chain.rpc.call<{ blockNumber: string }>('eth_getTransactionReceipt', [hash]))
    return [row?.isContract, receipt ? Number(receipt.blockNumber) : null]
  }
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  expect(await creation()).toEqual([true, head])
  await chain.rpc.call('anvil_rollback', [1])
  await mine(chain)
  await manual.catchUp()
  expect(await creation()).toEqual([true, head - 1])
  await rebuilt.expectEqual(manual.store)
}, 60_000)

test('a market whose newest trade is removed keeps the block of its earlier fee strategy', async () => {
  const args = [1n, 2] as const
  const data = encodeFunctionData({ abi: hlpmmNftAbi, functionName: 'setFeeStrategy', args })
  await mine(chain, [{ from: trader.address, to: deployment.marketNft, data }])
  await trader.buy(100n)
  await manual.catchUp()
  await chain.rpc.call('anvil_rollback', [1])
  await mine(chain)
  await mine(chain)
  await manual.catchUp()
  await rebuilt.expectEqual(manual.store)
}, 60_000)

test('a writer that lost its election while it waited writes no block twice', async () => {
  const late = await openManualSync(chain.node.url, deployment, manual.store)
  await manual.catchUp()
  await late.catchUp()
  await mine(chain)
  await manual.catchUp()
  await late.catchUp()
  await rebuilt.expectEqual(manual.store)
}, 60_000)

async function nonceOf(address: Address): Promise<string> {
  return chain.rpc.call<string>('eth_getTransactionCount', [address, 'latest'])
}
