import {
  decodeFunctionData,
  formatEther,
  type Hex,
  numberToHex,
  type RpcLog,
  type RpcTransaction,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import { contractAbis } from '#network/contracts/contractAbis.ts'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { startTestChain, type TestChain } from '#network/testing/contracts/testChain.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'
import { seedActors } from './actors.ts'
import { startLiveActivity } from './liveActivity.ts'
import { type History, seedHistory } from './seedHistory.ts'

type MinedTransaction = RpcTransaction & { succeeded: boolean; method: string; logs: RpcLog[]; gasUsed: Hex }

const week = 7 * 86_400_000
const everyAbi = contractAbis.flat()

let chain: TestChain
let rpc: Rpc
let history: History
let minedTransactions: MinedTransaction[]

beforeAll(async () => {
  chain = await startTestChain({ genesisTime: new Date(Date.now() - week - 60_000) })
  rpc = createRpc(chain.url)
  const { deployment } = chain
  history = await seedHistory({
    rpcUrl: chain.url,
    deployment,
    seed: 'test',
    from: new Date(Date.now() - week),
    density: 0.06,
  })
  minedTransactions = await readTransactions(0, Number(await rpc.call('eth_blockNumber')))
}, 240_000)

afterAll(() => chain?.stop())

type Receipt = { status: Hex; logs: RpcLog[]; gasUsed: Hex }

/** The transactions of some blocks, in their order. */
async function readTransactions(first: number, last: number) {
  const mined: MinedTransaction[] = []
  for (let begin = first; begin <= last; begin += 100) {
    const numbers = Array.from({ length: Math.min(100, last - begin + 1) }, (_, index) =>
      numberToHex(begin + index),
    )
    const [blocks, receipts] = await Promise.all([
      rpc.batch(numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [number, true] }))),
      rpc.batch(numbers.map((number) => ({ method: 'eth_getBlockReceipts', params: [number] }))),
    ])
    for (const index of numbers.keys()) {
      const block = blocks[index] as { transactions: RpcTransaction[] } | undefined
      mined.push(...joined(block?.transactions ?? [], receipts[index] as Receipt[]))
    }
  }
  return mined
}

function joined(transactions: RpcTransaction[], receipts: Receipt[]) {
  return transactions.map((transaction, index): MinedTransaction => {
    const { status, logs, gasUsed } = receipts[index] as Receipt
    return { ...transaction, method: methodOf(transaction), succeeded: status === '0x1', logs, gasUsed }
  })
}

function methodOf({ to, input }: RpcTransaction) {
  if (!to) return 'create'
  if (input === '0x') return 'pay'
  try {
    return decodeFunctionData({ abi: everyAbi, data: input }).functionName as string
  } catch {
    return 'unknown'
  }
}

function count(matches: (transaction: MinedTransaction) => boolean) {
  return minedTransactions.filter(matches).length
}

test('the node accepts every transaction, and the last block has the current time', async () => {
  expect(history.refused).toBe(0)
  expect(minedTransactions.length).toBeGreaterThanOrEqual(history.transactions)
  const { timestamp } = await rpc.call<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false])
  expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000)
})

test('every actor keeps coin for fees, and never more than it trades with', async () => {
  const balances = await Promise.all(
    seedActors().all.map((actor) => rpc.call<Hex>('eth_getBalance', [actor, 'latest'])),
  )
  const coins = balances.map((balance) => Number(formatEther(BigInt(balance))))
  expect(Math.min(...coins)).toBeGreaterThan(2)
  expect(Math.max(...coins)).toBeLessThan(40)
})

describe('the history has every kind of transaction', () => {
  const methods = [
    ...[
      'create',
      'pay',
      'mint',
      'approve',
      'transfer',
      'transferFrom',
      'createMarket',
      'swapExactStableForTokens',
      'swapExactTokensForStable',
      'claimFees',
    ],
    ...['deposit', 'borrow', 'repay', 'withdraw', 'liquidate', 'setPrice', 'configure', 'setMarket'],
    ...['mintBatch', 'safeTransferFrom', 'safeBatchTransferFrom', 'setApprovalForAll', 'burn'],
    ...['split', 'descend', 'createAt', 'retireLatest', 'countTwice'],
  ]
  test.each(methods)('the history has a successful %s', (method) => {
    expect(count((transaction) => transaction.method === method && transaction.succeeded)).toBeGreaterThan(0)
  })

  test.each([
    'complain',
    'refuse',
    'panic',
    'swapExactStableForTokens',
    'swapExactTokensForStable',
    'borrow',
    'withdraw',
    'create',
    'pay',
    'unknown',
  ])('the history has a reverted %s', (method) => {
    expect(count((transaction) => transaction.method === method && !transaction.succeeded)).toBeGreaterThan(0)
  })

  test('the history has transactions out of gas, legacy envelopes, text in the input, and transfers of zero', () => {
    expect(count(({ succeeded, gas, gasUsed }) => !succeeded && gas === gasUsed)).toBeGreaterThan(0)
    expect(count(({ type }) => type === '0x0')).toBeGreaterThan(0)
    expect(
      count(({ input, value }) => input !== '0x' && input.length < 200 && value !== '0x0'),
    ).toBeGreaterThan(0)
    const nothing = ({ topics, data }: RpcLog) => topics.length === 3 && /^0x0{64}$/.test(data)
    expect(count(({ logs }) => logs.some(nothing))).toBeGreaterThan(0)
  })
})

test('the history has all markets, one of them never traded and one minutes old', async () => {
  const address = chain.deployment.marketEvents
  const markets = await chain.client.getContractEvents({
    address,
    abi: hlpmmEventsAbi,
    eventName: 'MarketCreated',
    fromBlock: 0n,
  })
  const names = markets.map(({ args }) => args.name)
  expect(names.length).toBeGreaterThanOrEqual(28)
  expect(names).toEqual(expect.arrayContaining(['Ebb', 'First Light', '<img src=x onerror=alert(1)>']))
  const untouched = markets.find(({ args }) => args.name === 'Ebb')?.args.pool
  const trades = await chain.client.getContractEvents({
    ...{ address, abi: hlpmmEventsAbi, eventName: 'Swap', fromBlock: 0n },
  })
  expect(trades.length).toBeGreaterThan(0)
  expect(trades.filter(({ args }) => args.pool === untouched)).toEqual([])
})

test('borrowers end with scores from poor to excellent, each earned by paid credit cycles', async () => {
  const address = chain.deployment.lendingPool
  const abi = lendingPoolAbi
  const credits = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const user = devAccount(accountRoles.firstActor + 5 + index).address
      return chain.client.readContract({ address, abi, functionName: 'creditProfile', args: [user] })
    }),
  )
  const scores = credits.map(({ score }) => Number(score))
  const tiers = await Promise.all(
    credits.map(({ score }) =>
      chain.client.readContract({ address, abi, functionName: 'tierOf', args: [score] }),
    ),
  )
  expect(new Set(tiers).size, scores.join()).toBeGreaterThanOrEqual(4)
  expect(tiers).toEqual(expect.arrayContaining([0, 4]))
  expect(Math.max(...scores)).toBeLessThan(845)
  // A high score needs paid cycles by the contract's own count.
  for (const { score, paidCycles } of credits) expect(Number(score) > 800).toBe(paidCycles >= 80n)
})

test('every price is fresh at the end, and was never older than a day', async () => {
  const { priceOracle, lendingPool } = chain.deployment
  const logs = await chain.client.getContractEvents({
    ...{ address: priceOracle, abi: priceOracleAbi, eventName: 'PriceSet', fromBlock: 0n },
  })
  const times = new Map<string, number[]>()
  for (const { args, blockTimestamp } of logs) {
    const asset = String(args.asset)
    times.set(asset, [...(times.get(asset) ?? []), Number(blockTimestamp)])
  }
  expect(times.size).toBe(3)
  for (const set of times.values())
    for (const [index, time] of set.entries())
      if (index > 0) expect(time - Number(set[index - 1])).toBeLessThan(6 * 3_600)
  const reserves = await chain.client.readContract({
    ...{ address: lendingPool, abi: lendingPoolAbi, functionName: 'getReserves' },
  })
  expect(reserves.map(({ priceFresh }) => priceFresh)).toEqual([true, true, true, true])
})

test('the scenario does not use the accounts of the deployer and of users', () => {
  const kept = [0, ...Array.from({ length: 10 }, (_, index) => accountRoles.firstPerson + index)]
  const addresses = new Set(kept.map((index) => devAccount(index).address.toLowerCase()))
  const deployment = 19
  expect(minedTransactions.slice(deployment).filter(({ from }) => addresses.has(from))).toEqual([])
})

test('the live activity continues on a node that dropped old blocks', async () => {
  const snapshot = await chain.time.snapshot()
  const before = Number(await rpc.call('eth_blockNumber'))
  const live = await startLiveActivity({
    rpcUrl: chain.url,
    deployment: chain.deployment,
    seed: 'test',
    pause: 40,
  })
  const mineUntil = async (transactions: number) => {
    for (let tries = 0; tries < 400; tries++) {
      await chain.pass(2)
      const head = Number(await rpc.call('eth_blockNumber'))
      if ((await readTransactions(before + 1, head)).length >= transactions) return
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    throw new Error('The live activity does not go on.')
  }
  await mineUntil(20)
  await chain.time.revert({ id: snapshot })
  await mineUntil(20)
  await live.stop()
}, 60_000)
