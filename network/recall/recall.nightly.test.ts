import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { JsonRpcProvider } from 'ethers'
import { createPublicClient, type Hash, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { devAccount } from '#network/contracts/accounts.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc, type Rpc, type RpcCall, RpcError } from '#network/rpc/rpcClient.ts'
import { nodeAnswers } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { type Sync, startSync } from '#network/sync/sync.ts'
import {
  type KindsOfTransaction,
  mineEveryKindOfTransaction,
} from '#network/testing/node/everyKindOfTransaction.ts'
import { createRecall } from './recall.ts'

/**
 * A node answers calls about each kind of transaction, prunes them, and is replaced. Its port must give the same
 * answers again, to the last field.
 */

let folder: string
let node: Node
let rpc: Rpc
let store: Store
let sync: Sync
let kinds: KindsOfTransaction
let head: number
/** The calls that the node answered before it pruned. */
let asked: RpcCall[]
let before: unknown[]
let libraries: unknown[]
let fees: unknown[]
/** The replies to the same calls after pruning, before the port had a store. */
let forgotten: unknown[]

const quantity = (value: number) => `0x${value.toString(16)}`
const topic = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const callTracer = { tracer: 'callTracer' }

function questions(): RpcCall[] {
  const of = (method: string, ...params: unknown[]) => ({ method, params })
  const sender = devAccount(30).address
  const ofBlocks = Array.from({ length: head + 1 }, (_, number) => quantity(number)).flatMap((number) => [
    of('eth_getBlockByNumber', number, true),
    of('eth_getBlockByNumber', number, false),
    of('eth_getBlockTransactionCountByNumber', number),
    of('eth_getBlockReceipts', number),
    of('eth_getTransactionByBlockNumberAndIndex', number, '0x0'),
    of('eth_getTransactionByBlockNumberAndIndex', number, '0x7'),
    of('eth_getRawTransactionByBlockNumberAndIndex', number, '0x1'),
    of('trace_block', number),
    of('debug_traceBlockByNumber', number, callTracer),
    of('eth_getLogs', { fromBlock: number, toBlock: number }),
  ])
  const ofTransactions = kinds.hashes.flatMap((hash, nonce) => [
    of('eth_getTransactionByHash', hash),
    of('eth_getTransactionReceipt', hash),
    of('eth_getRawTransactionByHash', hash),
    of('debug_getRawTransaction', hash),
    of('trace_transaction', hash),
    of('debug_traceTransaction', hash),
    of('debug_traceTransaction', hash, callTracer),
    of('debug_traceTransaction', hash, { ...callTracer, tracerConfig: { onlyTopCall: true } }),
    of('eth_getTransactionBySenderAndNonce', sender, quantity(nonce)),
  ])
  const range = { fromBlock: '0x0', toBlock: quantity(head) }
  const ofLogs = [
    {},
    { address: kinds.logger },
    { address: [kinds.logger, kinds.caller], topics: [] },
    { address: [] },
    { topics: [topic(1)] },
    { topics: [null, topic(2)] },
    { topics: [null, [topic(2), topic(9)], topic(3)] },
    { topics: [[topic(9), topic(1)], null, [], topic(4)] },
    { topics: [topic(2)] },
    { address: devAccount(32).address },
  ].map((filter) => of('eth_getLogs', { ...range, ...filter }))
  const ofTraces = [
    {},
    { fromAddress: [devAccount(30).address] },
    { toAddress: [kinds.caller] },
    { fromAddress: [devAccount(30).address.toLowerCase()], toAddress: [kinds.logger, kinds.caller] },
    { fromAddress: [kinds.caller], toAddress: [kinds.logger], mode: 'intersection' },
    { after: 3, count: 5 },
  ].map((filter) => of('trace_filter', { ...range, ...filter }))
  return [...ofBlocks, ...ofTransactions, ...ofLogs, ...ofTraces]
}

/** The results of two unmodified libraries. */
async function askLibraries(): Promise<unknown[]> {
  const client = createPublicClient({ chain: foundry, transport: http(node.url, { retryCount: 0 }) })
  const provider = new JsonRpcProvider(node.url, 31337, { staticNetwork: true, batchMaxCount: 1 })
  const answers = []
  for (const hash of kinds.hashes) {
    const receipt = await client.getTransactionReceipt({ hash })
    const { blockNumber, blockHash } = receipt
    answers.push(
      receipt,
      await client.getTransaction({ hash }),
      await client.getBlock({ blockHash, includeTransactions: true }),
      await client.getLogs({ fromBlock: blockNumber, toBlock: blockNumber }),
      (await provider.getTransaction(hash))?.toJSON(),
      (await provider.getTransactionReceipt(hash))?.toJSON(),
      (await provider.getBlock(blockHash, true))?.toJSON(),
      (await provider.getLogs({ blockHash })).map((log) => log.toJSON()),
    )
  }
  provider.destroy()
  return answers
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-recall-'))
  // It keeps 64 states too, so that it can answer every trace.
  node = await startNode({ port: await findFreePort(), folder, memoryLimit: 10_000, blocksKept: 64 })
  rpc = createRpc(node.url)
  store = await openStore()
  sync = await startSync({
    store,
    rpcUrl: node.url,
    marketFactory: null,
    lendingPool: null,
    keepAnswers: true,
    pollingInterval: 20,
  })
  kinds = await mineEveryKindOfTransaction(node.url)
  head = Number(await rpc.call('eth_blockNumber'))
  asked = questions()
  before = await rpc.batch(asked)
  libraries = await askLibraries()
  fees = await rpc.batch(feeQuestions())
  await sync.caughtUp()
  for (let count = 0; count < 90; count++) await rpc.call('evm_mine')
  forgotten = await rpc.batch(asked)
  await sync.caughtUp()
  await node.replace()
  node.recall(createRecall(store))
}, 120_000)

afterAll(async () => {
  await sync.stop()
  await node.stop()
  await store.close()
  await rm(folder, { recursive: true })
})

const named = (answers: unknown[]) =>
  answers.map((answer, index) => [
    JSON.stringify(asked[index]),
    answer instanceof Error ? answer.message : answer,
  ])

test('every answer about a pruned block equals the node’s original one', async () => {
  const types = before.flatMap((answer) => (isTyped(answer) ? [answer.type] : []))
  expect([...new Set(types)].sort()).toEqual(['0x0', '0x1', '0x2', '0x3', '0x4'])
  expect(before.some((answer) => answer instanceof RpcError)).toBe(false)
  const lost = forgotten.filter((answer, index) => JSON.stringify(answer) !== JSON.stringify(before[index]))
  expect(lost.length).toBeGreaterThan(100)
  expect(JSON.stringify(before)).toContain('"error":"execution reverted"')
  const after = named(await rpc.batch(asked))
  for (const [index, answer] of named(before).entries()) expect(after[index]).toEqual(answer)
}, 60_000)

test('libraries read the same from them', async () => {
  expect(await askLibraries()).toEqual(libraries)
}, 60_000)

test('one request, a batch of any methods and a WebSocket are answered alike', async () => {
  const [hash] = kinds.hashes
  const calls = [
    { jsonrpc: '2.0', id: 'a', method: 'eth_getTransactionByHash', params: [hash] },
    { jsonrpc: '2.0', id: 'a', method: 'eth_chainId', params: [] },
    { jsonrpc: '2.0', method: 'eth_getTransactionByHash', params: [hash] },
    { jsonrpc: '2.0', id: null, method: 'eth_getTransactionReceipt', params: [topic(0xdead)] },
  ]
  const post = async (body: unknown) =>
    (
      await fetch(node.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  const [known] = await rpc.batch([{ method: 'eth_getTransactionByHash', params: [hash] }])
  expect(known).toMatchObject({ hash })
  const answer = { jsonrpc: '2.0', id: 'a', result: known }
  expect(await post(calls[0])).toEqual(answer)
  const batch = (await post(calls)) as { id: unknown }[]
  expect(batch.slice(0, 2)).toEqual([answer, { jsonrpc: '2.0', id: 'a', result: '0x7a69' }])
  expect(batch.at(-1)).toEqual({ jsonrpc: '2.0', id: null, result: null })
  const socket = new WebSocket(node.url.replace('http', 'ws'))
  await new Promise((resolve) => socket.once('open', resolve))
  const heard = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify(calls[0]))
  expect(JSON.parse(String(await heard))).toEqual(answer)
  socket.close()
})

const feeQuestions = () =>
  [
    [1, head, [50]],
    [head, head, [0, 10, 50, 99.5, 100]],
    [5, head - 2, []],
  ].map(([count, newest, percentiles]) => ({
    method: 'eth_feeHistory',
    params: [quantity(Number(count)), quantity(Number(newest)), percentiles],
  }))

test('the fees of blocks that the node left out are those that it told', async () => {
  const told = await rpc.batch(feeQuestions())
  expect(told.map(comparable)).toEqual(fees.map(comparable))
  expect(fees.map(comparable)[1]?.gasUsedRatio).toHaveLength(head)
})

/** anvil names the fee after its newest block instead of the one after the range. */
function comparable(fees: unknown) {
  const { oldestBlock, baseFeePerGas, gasUsedRatio, reward } = fees as Record<string, unknown[]>
  return { oldestBlock, baseFeePerGas: baseFeePerGas?.slice(0, -1), gasUsedRatio, reward }
}

test('fees and traces of pruned blocks are refused', async () => {
  const filter = { fromBlock: '0x0', toBlock: 'latest' }
  await store.database.update(followed).set({ keptFrom: 3 })
  await expect(rpc.call('trace_filter', [filter])).rejects.toThrow('Blocks before 3 are no longer kept')
  await expect(rpc.call('eth_feeHistory', ['0x5', '0x4', []])).rejects.toThrow('Blocks before 3')
  await store.database.update(followed).set({ keptFrom: 0 })
})

test('a filter over pruned blocks returns their logs', async () => {
  const filter = { fromBlock: '0x0', toBlock: 'latest', topics: [topic(1)] }
  const id = await rpc.call('eth_newFilter', [filter])
  const logs = await rpc.call<unknown[]>('eth_getLogs', [filter])
  expect(logs.length).toBeGreaterThan(0)
  expect(await rpc.call('eth_getFilterLogs', [id])).toEqual(logs)
})

test.each(['constructor', 'toString', '__proto__'])(
  'a method named %s is the node’s to refuse',
  async (method) => {
    const [answer] = await rpc.batch([{ method, params: [] }])
    expect(answer).toMatchObject({ code: -32_601 })
  },
)

test('a missing record is null, and an unanswerable call is an error', async () => {
  const ask = async (method: string, ...params: unknown[]) => (await rpc.batch([{ method, params }]))[0]
  const unknown = topic(0xdead)
  expect(await ask('eth_getTransactionByHash', unknown)).toBeNull()
  expect(await ask('eth_getTransactionReceipt', unknown)).toBeNull()
  expect(await ask('eth_getBlockByHash', unknown, false)).toBeNull()
  expect(await ask('eth_getBlockByNumber', '0xffffff', true)).toBeNull()
  expect(await ask('eth_getLogs', { fromBlock: '0x0', toBlock: '0x1', topics: [unknown] })).toEqual([])
  const last = kinds.hashes.at(-1)
  const prestate = await ask('debug_traceTransaction', last, { tracer: 'prestateTracer' })
  expect(prestate).toMatchObject({ message: expect.stringMatching(/no longer has the state of block \d+/) })
  const { blockNumber } = (await ask('eth_getTransactionByHash', last)) as { blockNumber: string }
  const [kept] = await store.database
    .delete(nodeAnswers)
    .where(eq(nodeAnswers.blockNumber, Number(blockNumber)))
    .returning()
  for (const method of ['eth_getTransactionByHash', 'eth_getTransactionReceipt', 'trace_transaction'])
    expect(await ask(method, last)).toMatchObject({
      code: -32_001,
      message: expect.stringContaining('no longer has'),
    })
  expect(await ask('eth_getBlockReceipts', blockNumber)).toBeInstanceOf(RpcError)
  if (kept) await store.database.insert(nodeAnswers).values({ ...kept, body: kept.body })
  await store.database.update(followed).set({ keptFrom: 3 })
  const pruned = { message: expect.stringContaining('Blocks before 3 are no longer kept') }
  expect(await ask('eth_getTransactionByHash', unknown)).toMatchObject(pruned)
  expect(await ask('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' })).toBeInstanceOf(RpcError)
  expect(await ask('eth_getLogs', { fromBlock: '0x3', toBlock: 'latest' })).toHaveLength(
    ((await ask('eth_getLogs', { fromBlock: '0x4', toBlock: 'latest' })) as unknown[]).length,
  )
  await store.database.update(followed).set({ keptFrom: 0 })
})

test('a transaction that a reorg removed is null, also before the store has followed it', async () => {
  const [from, to] = await rpc.call<string[]>('eth_accounts')
  const hash = await rpc.call<Hash>('eth_sendTransaction', [{ from, to, value: '0x7' }])
  expect(await rpc.call('eth_getTransactionByHash', [hash])).toMatchObject({ blockHash: null })
  expect(await rpc.call('eth_getTransactionReceipt', [hash])).toBeNull()
  await rpc.call('evm_mine')
  await sync.caughtUp()
  const mined = await rpc.call<{ blockHash: Hash }>('eth_getTransactionReceipt', [hash])
  await sync.stop()
  await rpc.call('anvil_rollback', [1])
  const gone = async () => [
    await rpc.call('eth_getTransactionReceipt', [hash]),
    await rpc.call('eth_getBlockByHash', [mined.blockHash, true]),
  ]
  expect(await gone()).toEqual([null, null])
  await rpc.call('evm_mine')
  expect(await gone()).toEqual([null, null])
})

function isTyped(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'effectiveGasPrice' in value && 'type' in value
}
