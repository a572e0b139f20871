import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Address,
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  getAddress,
  type Hex,
  maxUint256,
} from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { startLending } from './lendingServer.ts'

const lendingPool: Address = getAddress(`0x${'0a'.repeat(20)}`)
const asset = getAddress(`0x${'ab'.repeat(20)}`)
const pToken = getAddress(`0x${'cd'.repeat(20)}`)
const user = getAddress(`0x${'ef'.repeat(20)}`)
const panicAbi = [{ type: 'error', name: 'Panic', inputs: [{ type: 'uint256', name: 'code' }] }] as const
const ray = 10n ** 27n

const reserve = {
  ...{ asset, pToken, symbol: 'TUSD', decimals: 6, cash: 750_000_000_001n },
  ...{ price: 10n ** 18n, priceLower: 10n ** 18n, priceUpper: 10n ** 18n, priceAverage: 10n ** 18n },
  ...{ priceUpdatedAt: 1n, priceFresh: true },
  ...{ totalSupplied: 1_000_000_000_001n, totalBorrowed: 250_000_000_000n, utilization: ray / 4n },
  ...{ supplyRate: ray / 20n, supplyIndex: ray, borrowIndex: [ray, ray, ray, ray, ray] as const },
  borrowRate: [ray, ray, ray / 10n, ray, ray] as const,
  ...{ supplyScaled: 0n, reserveScaled: 0n, borrowScaled: [0n, 0n, 0n, 0n, 0n] as const },
  ...{ reserves: 0n, asOf: 1n },
  config: {
    ...{ ltvBps: 7500, liquidationThresholdBps: 8000, liquidationBonusBps: 500, reserveFactorBps: 1000 },
    ...{ kinkBps: 9000, baseRateBps: 0, slope1Bps: 500, slope2Bps: 6000, supplyCap: 0n, borrowCap: 0n },
    ...{ minimumBorrow: 0n, borrowable: true, paused: false },
  },
}

const account = {
  ...{ creditScore: 640n, tier: 2, collateralUsd: 200_000_000_001n, debtUsd: 1n },
  ...{ borrowingPowerUsd: 123_456_789_012n, availableUsd: 123_456_789_011n },
  ...{ withdrawalUsd: 0n, liquidationUsd: 0n, liquidationDebtUsd: 1n },
  healthFactor: 1_250_000_000_000_000_000n,
}

/** A node that answers with `answer` and records each request in `calls`. */
let node: Server
let rpcUrl: string
let service: Service
let calls: { method: string; params: unknown[] }[]
let answer: (call: { method: string; params: unknown[] }) => object

function dataOf(call: { params: unknown[] } | undefined): Hex {
  const [transaction] = call?.params ?? []
  return (transaction as { data: Hex }).data
}

function standard({ method, params }: { method: string; params: unknown[] }): object {
  if (method === 'eth_blockNumber') return { result: '0x1f4' }
  const { functionName } = decodeFunctionData({ abi: lendingPoolAbi, data: dataOf({ params }) })
  return {
    result:
      functionName === 'getReserves'
        ? encodeFunctionResult({ abi: lendingPoolAbi, functionName, result: [reserve] })
        : encodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getUserAccount', result: account }),
  }
}

/** The pool that the follower names. */
let followedPool: Address | null

beforeEach(async () => {
  calls = []
  followedPool = lendingPool
  answer = standard
  node = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const call = JSON.parse(text)
    calls.push(call)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...answer(call) }))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  rpcUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  service = await startLending({ rpcUrl, lendingPool: () => followedPool, port: 0 })
})

afterEach(async () => {
  await service.stop()
  node.closeAllConnections()
  node.close()
})

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(service.url + path, init)
  return {
    status: response.status,
    block: response.headers.get('x-block-number'),
    body: await response.json(),
  }
}

test('the pools are the contract’s reserves in whole tokens, with yields in percent, at one block', async () => {
  const { status, block, body } = await ask('/api/pools')
  expect([status, block]).toEqual([200, '500'])
  expect(body).toEqual([
    {
      assetAddress: asset,
      pTokenAddress: pToken,
      symbol: 'TUSD',
      decimals: 6,
      totalSupplied: '1000000.000001',
      supplyApy: '5.1271096334354555',
      borrowApy: '10.5170917900423926',
      totalBorrowed: '250000',
      availableLiquidity: '750000.000001',
      utilization: '0.25',
      priceUsd: '1',
      borrowable: true,
      paused: false,
    },
  ])
  expect(calls.map(({ method }) => method)).toEqual(['eth_blockNumber', 'eth_call', 'eth_blockNumber'])
  expect(calls[1]?.params[1]).toBe('0x1f4')
})

test('the price of an asset without one is null, not zero', async () => {
  answer = (call) => {
    const result = [{ ...reserve, price: 0n }]
    return call.method === 'eth_blockNumber'
      ? { result: '0x1' }
      : { result: encodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getReserves', result }) }
  }
  expect((await ask('/api/pools')).body).toMatchObject([{ symbol: 'TUSD', priceUsd: null }])
})

test('a user’s record has the contract’s figures in dollars, for an address in any case', async () => {
  const { status, block, body } = await ask(`/api/user/${user.toLowerCase()}`)
  expect([status, block]).toEqual([200, '500'])
  expect(body).toEqual({
    address: user,
    creditScore: 640,
    borrowingPower: '1234.56789012',
    amountBorrowed: '0.00000001',
    availableToBorrow: '1234.56789011',
    tier: 2,
    collateral: '2000.00000001',
    healthFactor: '1.25',
  })
  const { functionName, args } = decodeFunctionData({
    abi: lendingPoolAbi,
    data: dataOf(calls[1]),
  })
  expect([functionName, args]).toEqual(['getUserAccount', [user]])
})

test('the health factor is null without debt', async () => {
  answer = (call) =>
    call.method === 'eth_blockNumber'
      ? { result: '0x1' }
      : {
          result: encodeFunctionResult({
            abi: lendingPoolAbi,
            functionName: 'getUserAccount',
            result: { ...account, debtUsd: 0n, healthFactor: maxUint256 },
          }),
        }
  expect((await ask(`/api/user/${user}`)).body).toMatchObject({ amountBorrowed: '0', healthFactor: null })
})

test.each([
  '0x',
  '0x12',
  'me.eth',
  `${user}0`,
  user.slice(2),
  `0X${user.slice(2)}`,
  '%ff',
  '%00',
  `0x${'g'.repeat(40)}`,
  `0x${'a'.repeat(4_000)}`,
  `${user}%20`,
  `${user}%0a`,
  `%30x${user.slice(2)}%00`,
  '..%2fpools',
])('the address %s is refused without a request to the node', async (text) => {
  expect(await ask(`/api/user/${text}`)).toEqual({
    status: 400,
    block: null,
    body: { message: 'The address must be 0x and 40 hexadecimal digits.' },
  })
  expect(calls).toEqual([])
})

test.each([user, user.toLowerCase(), `0x${user.slice(2).toUpperCase()}`])(
  'the address %s is understood',
  async (text) => {
    expect((await ask(`/api/user/${text}`)).body.address).toBe(user)
  },
)

test('an address with a wrong checksum is refused', async () => {
  const mistyped = user.replace(/[A-F]/, (letter) => letter.toLowerCase())
  expect(await ask(`/api/user/${mistyped}`)).toEqual({
    status: 400,
    block: null,
    body: { message: 'The capital letters of the address are not its checksum: a character is mistaken.' },
  })
  expect(calls).toEqual([])
})

test('a node that is down or refuses causes a 503 with a sentence', async () => {
  const message = 'The node does not answer, so the lending pool cannot be read.'
  answer = () => ({ error: { code: -32603, message: 'internal: /secret/path' } })
  expect(await ask('/api/pools')).toEqual({ status: 503, block: null, body: { message } })
  node.closeAllConnections()
  node.close()
  expect(await ask('/api/pools')).toEqual({ status: 503, block: null, body: { message } })
  expect(await ask(`/api/user/${user}`)).toEqual({ status: 503, block: null, body: { message } })
  expect((await ask('/health')).status).toBe(503)
})

test('an answer with the state of the next block is read again', async () => {
  const panic = encodeErrorResult({ abi: panicAbi, errorName: 'Panic', args: [0x11n] })
  let reads = 0
  answer = (call) => {
    if (call.method === 'eth_blockNumber') return { result: reads === 0 ? '0x1f4' : '0x1f5' }
    reads += 1
    if (reads > 1) return standard(call)
    return { error: { code: 3, message: 'execution reverted: panic', data: panic } }
  }
  const { status, block, body } = await ask('/api/pools')
  expect([status, block]).toEqual([200, '500'])
  expect(body).toMatchObject([{ symbol: 'TUSD' }])
  expect(calls.filter(({ method }) => method === 'eth_call').map(({ params }) => params[1])).toEqual([
    '0x1f4',
    '0x1f4',
  ])
})

test('a block that is no longer the newest after its read is read again', async () => {
  const other = encodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getReserves', result: [] })
  let reads = 0
  answer = (call) => {
    if (call.method === 'eth_blockNumber') return { result: reads === 0 ? '0x1f4' : '0x1f5' }
    reads += 1
    return reads === 1 ? { result: other } : standard(call)
  }
  const { block, body } = await ask('/api/pools')
  expect(block).toBe('500')
  expect(body).toMatchObject([{ symbol: 'TUSD' }])
})

test('a pool that always refuses is read once per block, and the answer is 503', async () => {
  answer = ({ method }) =>
    method === 'eth_blockNumber'
      ? { result: '0x1f4' }
      : { error: { code: 3, message: 'execution reverted', data: '0x' } }
  expect((await ask('/api/pools')).status).toBe(503)
  expect(calls.filter(({ method }) => method === 'eth_call')).toHaveLength(1)
})

test('an address without a pool, or a malformed answer of the node, is answered with 500, without the cause', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const message = 'The lending service could not answer because of an internal error.'
  for (const result of ['0x', '0x1234', '<html>', null]) {
    answer = (call) => (call.method === 'eth_blockNumber' ? { result: '0x1' } : { result })
    expect(await ask('/api/pools')).toEqual({ status: 500, block: null, body: { message } })
  }
  expect(written).toHaveBeenCalledTimes(4)
})

test('an unknown path gets 404, a wrong method 405', async () => {
  for (const path of ['/', '/api', '/api/user', '/api/user/', `/api/user/${user}/more`])
    expect((await ask(path)).status).toBe(404)
  expect((await ask('/api/pools', { method: 'POST', body: '{}' })).status).toBe(405)
})

test('health reports the node’s block', async () => {
  expect((await ask('/health')).body).toMatchObject({ status: 'ok', block: 500, lag: 0 })
})

test('the server reads another pool as soon as the follower names it, and no pool once the follower names none', async () => {
  await ask('/api/pools')
  followedPool = '0x00000000000000000000000000000000000000b2'
  await ask('/api/pools')
  const asked = calls
    .filter(({ method }) => method === 'eth_call')
    .map(({ params }) => (params as [{ to: string }])[0].to.toLowerCase())
  expect([...new Set(asked)]).toEqual([lendingPool.toLowerCase(), followedPool])
  followedPool = null
  expect(await ask('/api/pools')).toMatchObject({
    status: 503,
    body: { message: 'This network has no lending pool.' },
  })
})
