import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, createPublicClient, formatUnits, getAddress, http, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Network, startNetwork } from '#network/network.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { readSettings } from '#network/settings.ts'
import { type RawMarket, type RawSwap, readLedger } from '#network/testing/indexer/chainLedger.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { type ChainReplay, type RawBlock, replayChain } from './chainReplay.ts'
import { createFigureCount, forEachOf, sampleOf } from './figureCount.ts'

/**
 * Reads a whole chain from its node alone, adds it up in the simplest way, and compares every figure that the four
 * interfaces serve with that. A sample of it is for every day.
 */

const isNightly = process.env.TIDELINE_NIGHTLY !== undefined
/** How many blocks, transactions and other records are compared, and the least number of figures. */
const [most, leastFigures] = isNightly ? [Number.POSITIVE_INFINITY, 25_000] : [60, 1_500]

let folder: string
let network: Network
let chain: ChainReplay
const count = createFigureCount()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-truth-'))
  const [node, indexer, explorer, lending] = await Promise.all([1, 2, 3, 4].map(() => findFreePort()))
  const ports = { ...readSettings().ports, node, indexer, explorer, lending } as { [port: string]: number }
  network = await startNetwork({
    settings: { folder, ports: ports as ReturnType<typeof readSettings>['ports'], blockTime: 3_600 },
    density: isNightly ? 0.3 : 0.02,
    live: false,
  })
  chain = await replayChain(network.urls.node)
}, 600_000)

afterAll(async () => {
  await network?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

async function get(url: string | undefined, path: string): Promise<unknown> {
  const response = await fetch(`${url}${path}`)
  expect(response.status, path).toBe(200)
  return response.json()
}

async function askIndexer(query: string): Promise<Record<string, never>> {
  const response = await fetch(`${network.urls.indexer}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

const decimal = (quantity: string) => BigInt(quantity).toString()
const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
const wad = (value: bigint) => formatUnits(value, 18)
/** The addresses of a record by themselves, and without what the explorer says of them. */
const flat = (record: unknown) =>
  Object.fromEntries(
    Object.entries(record as Record<string, { hash?: string; value?: string } | null>).map(
      ([name, value]) => [name, value?.hash ?? value?.value ?? value],
    ),
  )

function wantedBlock(block: RawBlock) {
  const base = BigInt(block.baseFeePerGas)
  const fees = block.receipts.reduce(
    (sum, { gasUsed, effectiveGasPrice }) => sum + BigInt(gasUsed) * BigInt(effectiveGasPrice),
    0n,
  )
  const burnt = base * BigInt(block.gasUsed)
  return {
    height: Number(block.number),
    hash: block.hash,
    parent_hash: block.parentHash,
    timestamp: iso(Number(block.timestamp)),
    miner: getAddress(block.miner),
    size: Number(block.size),
    transactions_count: block.transactions.length,
    gas_used: decimal(block.gasUsed),
    gas_limit: decimal(block.gasLimit),
    base_fee_per_gas: base.toString(),
    burnt_fees: burnt.toString(),
    priority_fee: (fees - burnt).toString(),
    transaction_fees: fees.toString(),
  }
}

function wantedTransaction(block: RawBlock, position: number) {
  const [transaction, receipt] = [block.transactions[position], block.receipts[position]]
  if (!transaction || !receipt) throw new Error(`Block ${block.number} came without its receipts`)
  const [base, price, used] = [block.baseFeePerGas, receipt.effectiveGasPrice, receipt.gasUsed].map(
    BigInt,
  ) as [bigint, bigint, bigint]
  return {
    hash: transaction.hash,
    block_number: Number(block.number),
    position,
    timestamp: iso(Number(block.timestamp)),
    status: receipt.status === '0x1' ? 'ok' : 'error',
    from: getAddress(transaction.from),
    to: transaction.to && getAddress(transaction.to),
    created_contract:
      receipt.status === '0x1' && receipt.contractAddress ? getAddress(receipt.contractAddress) : null,
    value: decimal(transaction.value),
    fee: (price * used).toString(),
    gas_limit: decimal(transaction.gas),
    gas_used: used.toString(),
    gas_price: price.toString(),
    base_fee_per_gas: base.toString(),
    priority_fee: ((price - base) * used).toString(),
    transaction_burnt_fee: (base * used).toString(),
    nonce: Number(transaction.nonce),
    type: Number(transaction.type),
    raw_input: transaction.input,
  }
}

test('blocks and transactions of the explorer are those of the node', async () => {
  const { explorer } = network.urls
  await forEachOf(sampleOf(chain.blocks, most), async (block) => {
    const served = flat(await get(explorer, `/api/v2/blocks/${Number(block.number)}`))
    count.compare(`Block ${Number(block.number)}`, served, wantedBlock(block))
  })
  const all = chain.blocks.flatMap((block) => block.transactions.map((_, position) => ({ block, position })))
  await forEachOf(sampleOf(all, most), async ({ block, position }) => {
    const wanted = wantedTransaction(block, position)
    const served = flat(await get(explorer, `/api/v2/transactions/${wanted.hash}`))
    count.compare(`Transaction ${wanted.hash}`, served, wanted)
  })
}, 600_000)

test('balances of coin and tokens are what all transfers add up to', async () => {
  const { explorer, node } = network.urls
  const client = createPublicClient({ transport: http(node) })
  const senders = new Set(
    chain.blocks.flatMap(({ transactions }) => transactions.map(({ from }) => getAddress(from))),
  )
  await forEachOf(sampleOf([...senders], most), async (address) => {
    const served = await get(explorer, `/api/v2/addresses/${address}`)
    count.compare(`Address ${address}`, served, {
      coin_balance: (await client.getBalance({ address })).toString(),
    })
  })
  const receipts = new Set(await reserves().then((all) => all.map(({ pToken }) => pToken)))
  const tokens = [...chain.balances].filter(([token]) => !receipts.has(token))
  await forEachOf(sampleOf(tokens, most), async ([token, balances]) => {
    const path = `/api/v2/tokens/${token}/holders?items_count=100`
    const { items } = (await get(explorer, path)) as {
      items: { address: { hash: Address }; value: string }[]
    }
    for (const { address, value } of items)
      count.compare(
        `${token} of ${address.hash}`,
        { value },
        { value: (balances.get(address.hash) ?? 0n).toString() },
      )
    const holders = [...balances].filter(([holder, amount]) => holder !== zeroAddress && amount > 0n)
    count.compare(`Holders of ${token}`, { count: items.length }, { count: Math.min(holders.length, 100) })
  })
}, 600_000)

function wantedMarket(market: RawMarket) {
  const last = market.swaps.at(-1) ?? { x: market.virtualUsd, real: 0n, y: market.supply }
  const paid = market.swaps.reduce((sum, swap) => sum + (swap.isBuy ? swap.amountIn : swap.amountOut), 0n)
  return {
    poolAddress: market.pool,
    tokenAddress: market.token,
    nftId: market.nftId,
    creator: market.creator,
    virtualReserveUSD: wad(market.virtualUsd),
    realReserveUSD: wad(last.real),
    reserveToken: wad(last.y),
    spotPrice: wad((last.x * 10n ** 18n) / last.y),
    marketCap: wad((last.x * market.supply) / last.y),
    volumeTotal: wad(paid),
    tradesTotal: market.swaps.length,
    feeStrategy: market.feeStrategy,
    volatility: market.volatility.at(-1)?.bps ?? 0,
    holders: market.balances.size,
    createdAtBlock: market.block,
    createdAt: iso(market.time),
  }
}

function wantedSwap(swap: RawSwap, token: Address) {
  return {
    txHash: swap.hash,
    sender: swap.sender,
    tokenIn: swap.isBuy ? swap.stablecoin : token,
    tokenOut: swap.isBuy ? token : swap.stablecoin,
    amountIn: wad(swap.amountIn),
    amountOut: wad(swap.amountOut),
    feeAmount: wad(swap.fee),
    reserveUsdAfter: wad(swap.x),
    reserveTokenAfter: wad(swap.y),
    priceUsd: wad(swap.price),
    blockNumber: swap.block,
    timestamp: iso(swap.time),
  }
}

test('markets, swaps and holders of the indexer are those of the logs', async () => {
  const { markets } = await readLedger(network.urls.node, network.deployment?.marketEvents ?? zeroAddress)
  expect(markets.length).toBeGreaterThan(5)
  for (const market of markets) {
    const { market: served, swaps } = (await askIndexer(`{
      market(poolAddress: "${market.pool}") { ${Object.keys(wantedMarket(market)).join(' ')} }
      swaps(poolAddress: "${market.pool}", limit: 1000) { txHash sender tokenIn tokenOut amountIn amountOut feeAmount
        reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp } }`)) as unknown as {
      market: unknown
      swaps: unknown[]
    }
    count.compare(`Market ${market.pool}`, served, wantedMarket(market))
    const newest = market.swaps.toReversed().slice(0, 1_000)
    for (const [at, swap] of sampleOf([...newest.entries()], most))
      count.compare(`Swap ${swap.hash}`, swaps[at], wantedSwap(swap, market.token))
  }
}, 600_000)

async function reserves() {
  const client = createPublicClient({ transport: http(network.urls.node) })
  const address = network.deployment?.lendingPool ?? zeroAddress
  return client.readContract({ address, abi: lendingPoolAbi, functionName: 'getReserves' })
}

test('pools and accounts of lending are those of the contract', async () => {
  const { lending, node } = network.urls
  const served = (await get(lending, '/api/pools')) as unknown[]
  for (const [at, reserve] of (await reserves()).entries())
    count.compare(`Pool ${reserve.symbol}`, served[at], {
      assetAddress: reserve.asset,
      pTokenAddress: reserve.pToken,
      symbol: reserve.symbol,
      decimals: reserve.decimals,
      totalSupplied: formatUnits(reserve.totalSupplied, reserve.decimals),
    })
  const client = createPublicClient({ transport: http(node) })
  const address = network.deployment?.lendingPool ?? zeroAddress
  await forEachOf(sampleOf(network.accounts, most), async (user) => {
    const call = { address, abi: lendingPoolAbi, functionName: 'getUserAccount', args: [user] } as const
    const account = await client.readContract(call)
    count.compare(`Account ${user}`, await get(lending, `/api/user/${user}`), {
      address: user,
      creditScore: Number(account.creditScore),
      borrowingPower: formatUnits(account.borrowingPowerUsd, 8),
      amountBorrowed: formatUnits(account.debtUsd, 8),
      availableToBorrow: formatUnits(account.availableUsd, 8),
    })
  })
}, 600_000)

test('enough figures were compared, and none was wrong', () => {
  const { figures, wrong } = count.result()
  expect(wrong).toEqual([])
  expect(figures).toBeGreaterThanOrEqual(leastFigures)
})
