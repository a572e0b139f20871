import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { chainIdQuery } from '#interfaces/node/chain/chainId.ts'
import { gasLimit } from '#interfaces/node/fees/gasLimit.ts'
import { gasPriceQuery } from '#interfaces/node/fees/gasPrice.ts'
import { nodeTransactionQuery } from '#interfaces/node/transaction/nodeTransaction.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { optional } from './optional.ts'
import { isRevert, revertData } from './revert.ts'
import { callNode } from './rpc.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const id = `0x${'ab'.repeat(32)}` as const
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
function answer(reply: (request: { id: number; method: string; params: unknown[] }) => unknown) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    const request = JSON.parse(body)
    asked.push([request.method, request.params])
    return Response.json(reply(request))
  })
  return asked
}

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => {
  client.clear()
})

/** A node that receives batches; `reply` gets the whole request as it came. */
function answerAll(
  reply: (body: { id: number; method: string } | { id: number; method: string }[]) => Response,
) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    const request = JSON.parse(body)
    asked.push(Array.isArray(request) ? request.map(({ method }) => method) : request.method)
    return reply(request)
  })
  return asked
}

const result = ({ id, method }: { id: number; method: string }) => ({
  jsonrpc: '2.0',
  id,
  result: method === 'eth_chainId' ? '0x7a69' : '0x10',
})

const three = () =>
  Promise.all([
    client.fetchQuery(chainIdQuery()),
    client.fetchQuery(blockNumberQuery()),
    client.fetchQuery(gasPriceQuery()),
  ])

test('calls made at the same moment share one request, and each gets its own answer in any order', async () => {
  const asked = answerAll((body) => Response.json([body].flat().map(result).reverse()))
  expect(await three()).toEqual([31_337, 16, 16n])
  expect(asked).toEqual([['eth_chainId', 'eth_blockNumber', 'eth_gasPrice']])
})

test('an error object in a batch fails its own call only', async () => {
  answerAll((body) =>
    Response.json(
      [body].flat().map((call) => {
        const error = { code: -32_000, message: 'No gas price' }
        return call.method === 'eth_gasPrice' ? { jsonrpc: '2.0', id: call.id, error } : result(call)
      }),
    ),
  )
  const chainId = client.fetchQuery(chainIdQuery())
  await expect(client.fetchQuery(gasPriceQuery())).rejects.toMatchObject({ message: 'No gas price (-32000)' })
  expect(await chainId).toBe(31_337)
})

test('a call that a batch does not answer is malformed, the others are answered', async () => {
  answerAll((body) => Response.json([body].flat().slice(1).map(result)))
  const chainId = client.fetchQuery(chainIdQuery())
  const block = client.fetchQuery(blockNumberQuery())
  await expect(chainId).rejects.toMatchObject({ kind: 'malformed' })
  expect(await block).toBe(16)
})

test('an aborted call is left out of the batch, the others are sent', async () => {
  const asked = answerAll((body) => Response.json([body].flat().map(result)))
  const aborting = new AbortController()
  const unwanted = callNode('eth_gasPrice', [], v.unknown(), aborting.signal)
  const late = callNode('eth_syncing', [], v.unknown(), AbortSignal.timeout(60_000))
  const block = client.fetchQuery(blockNumberQuery())
  aborting.abort(new Error('gone'))
  await expect(unwanted).rejects.toThrow('gone')
  expect([await late, await block]).toEqual(['0x10', 16])
  expect(asked).toEqual([['eth_syncing', 'eth_blockNumber']])
})

test('a batch whose calls are all aborted is aborted', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (_: URL, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
  })
  const [first, second] = [new AbortController(), new AbortController()]
  const calls = [first, second].map(({ signal }) => callNode('eth_gasPrice', [], v.unknown(), signal))
  await Promise.resolve()
  first.abort(new Error('left'))
  expect(signals[0]?.aborted).toBe(false)
  second.abort(new Error('left'))
  expect(signals[0]?.aborted).toBe(true)
  for (const call of calls) await expect(call).rejects.toThrow('left')
})

test('a call that sends a transaction is never part of a batch', async () => {
  const asked = answerAll((body) => Response.json(Array.isArray(body) ? body.map(result) : result(body)))
  await Promise.all([
    callNode('eth_sendRawTransaction', ['0x'], v.unknown()),
    callNode('eth_blockNumber', [], v.unknown()),
    callNode('eth_gasPrice', [], v.unknown()),
  ])
  expect(asked).toEqual(['eth_sendRawTransaction', ['eth_blockNumber', 'eth_gasPrice']])
})

test('a node that does not answer fails all calls of the batch, without a second request', async () => {
  const asked = answerAll(() => {
    throw new TypeError('connection refused')
  })
  await expect(three()).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toHaveLength(1)
})

test.each([
  [
    'an error object',
    () => Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'No batches' } }),
  ],
  ['a status', () => new Response('Bad request', { status: 400 })],
])('a node that answers a batch with %s gets single calls from then on', async (_, refuse) => {
  await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
  const asked = answerAll((body) => (Array.isArray(body) ? refuse() : Response.json(result(body))))
  expect(await three()).toEqual([31_337, 16, 16n])
  expect(asked).toHaveLength(4)
  client.clear()
  expect(await three()).toEqual([31_337, 16, 16n])
  expect(asked).toHaveLength(7)
})

test('a node that did not understand one batch gets batches again after a hundred single calls', async () => {
  await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
  let isBroken = true
  const asked = answerAll((body) => {
    if (isBroken && Array.isArray(body)) return new Response('No such route', { status: 404 })
    return Response.json(Array.isArray(body) ? body.map(result) : result(body))
  })
  await three()
  isBroken = false
  for (let calls = 0; calls < 102; calls += 3) {
    client.clear()
    await three()
  }
  asked.length = 0
  client.clear()
  expect(await three()).toEqual([31_337, 16, 16n])
  expect(asked).toEqual([['eth_chainId', 'eth_blockNumber', 'eth_gasPrice']])
})

test.each([
  ['503', () => Response.json({ error: { code: -32_000, message: 'Overloaded' } }, { status: 503 })],
  [
    'an error of its load',
    () => Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_005, message: 'Limit exceeded' } }),
  ],
])('a node that answers one batch with %s gets the next calls in a batch again', async (_, refuse) => {
  await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
  let isBusy = true
  const asked = answerAll((body) => (isBusy ? refuse() : Response.json([body].flat().map(result))))
  await expect(three()).rejects.toMatchObject({ kind: expect.stringMatching(/refused|malformed/) })
  isBusy = false
  await new Promise((resolve) => setTimeout(resolve))
  client.clear()
  asked.length = 0
  expect(await three()).toEqual([31_337, 16, 16n])
  expect(asked).toEqual([['eth_chainId', 'eth_blockNumber', 'eth_gasPrice']])
})

test('a call that failed after six seconds has four seconds for its next try, also in a batch with newer calls', async () => {
  vi.useFakeTimers()
  await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
  let tries = 0
  vi.stubGlobal('fetch', (_: URL, { signal }: { signal: AbortSignal }) => {
    tries += 1
    if (tries === 1)
      return new Promise((resolve) => setTimeout(resolve, 6_000, new Response('busy', { status: 503 })))
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
  })
  const { signal } = new AbortController()
  const first = callNode('eth_gasPrice', [], v.unknown(), signal)
  const failed = expect(first).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(6_000)
  await failed
  const ends: string[] = []
  const end = (name: string) => (error: { kind?: string }) => void ends.push(`${name} ${error.kind}`)
  callNode('eth_gasPrice', [], v.unknown(), signal).catch(end('second try'))
  callNode('eth_chainId', [], v.unknown()).catch(end('new call'))
  await vi.advanceTimersByTimeAsync(3_900)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(ends).toEqual(['second try timeout'])
  vi.useRealTimers()
})

test('balanceQuery reads the balance at the newest block exactly', async () => {
  const asked = answer(({ id }) => ({ jsonrpc: '2.0', id, result: '0x21e19e0c9bab2400001' }))
  expect(await client.fetchQuery(balanceQuery(alice))).toBe(10_000_000_000_000_000_000_001n)
  expect(asked).toEqual([['eth_getBalance', [alice, 'latest']]])
})

test.each([null, '', '0x', 'soon', 12, '0xffffffffffffffffffff'])(
  'a block number of %s is malformed, not zero',
  async (result) => {
    answer(({ id }) => ({ jsonrpc: '2.0', id, result }))
    await expect(client.fetchQuery(blockNumberQuery())).rejects.toMatchObject({ kind: 'malformed' })
  },
)

test.each([
  ['beyond every chain', '0x1', '0x10000000000000'],
  ['a million blocks after the last one', '0x10', '0xf4250'],
])('blockNumberQuery is malformed for %s, and the last number stays', async (_, before, after) => {
  answer(({ id }) => ({ jsonrpc: '2.0', id, result: before }))
  const last = await client.fetchQuery(blockNumberQuery())
  answer(({ id }) => ({ jsonrpc: '2.0', id, result: after }))
  const asked = client.fetchQuery({ ...blockNumberQuery(), staleTime: 0 })
  await expect(asked).rejects.toMatchObject({ kind: 'malformed' })
  expect(client.getQueryData(blockNumberQuery().queryKey)).toBe(last)
})

test('an answer with another id is refused', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id: id + 1, result: '0x1' }))
  await expect(client.fetchQuery(blockNumberQuery())).rejects.toMatchObject({ kind: 'malformed' })
})

test('an error of the node keeps its message and code', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }))
  await expect(client.fetchQuery(blockNumberQuery())).rejects.toMatchObject({
    from: 'node',
    kind: 'refused',
    message: 'Method not found (-32601)',
  })
})

test.each([400, 404, 405, 422, 500, 501])(
  'an error object that comes with the status %i is the error of the call',
  async (status) => {
    await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
    answerAll((body) => {
      const error = { code: -32_601, message: 'Method not found' }
      return Response.json({ jsonrpc: '2.0', id: (body as { id: number }).id, error }, { status })
    })
    const asked = callNode('eth_getBlockReceipts', ['latest'], v.unknown())
    await expect(asked).rejects.toMatchObject({ kind: 'refused', cause: { code: -32_601 } })
  },
)

test('a revert that comes with the status 500 keeps its bytes', async () => {
  await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
  const error = { code: 3, message: 'execution reverted', data: '0x203d82d8' }
  answerAll(() => Response.json({ jsonrpc: '2.0', id: null, error }, { status: 500 }))
  const failed = await callNode('eth_call', [{}, 'latest'], v.unknown()).catch((cause: unknown) => cause)
  expect(isRevert(failed)).toBe(true)
  expect(revertData(failed)).toBe('0x203d82d8')
})

test.each([400, 403, 404, 405, 501])(
  'a status %i without an error object refuses the call',
  async (status) => {
    await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
    answerAll(() => new Response('No', { status }))
    expect(await optional(callNode('eth_getBlockReceipts', ['latest'], v.unknown()))).toBeUndefined()
  },
)

test('a node that answers 404 does not say that a record is missing', async () => {
  await loadTestConfig({ rpcUrl: `http://${Math.random()}.test` })
  answerAll(() => new Response('Not found', { status: 404 }))
  await expect(client.fetchQuery(nodeTransactionQuery(id))).rejects.toMatchObject({ kind: 'refused' })
})

const wire = {
  hash: id,
  blockHash: null,
  blockNumber: null,
  transactionIndex: null,
  from: alice,
  to: null,
  value: '0x0',
  gas: '0x5208',
  gasPrice: '0x1',
  nonce: '0x2',
  input: '0x60',
}

test('a transaction without a block is pending, one without a receiver creates a contract', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id, result: wire }))
  expect(await client.fetchQuery(nodeTransactionQuery(id))).toMatchObject({
    blockNumber: null,
    to: null,
    nonce: 2,
  })
})

test('a hash is not-found when the node does not know it or sends another transaction', async () => {
  for (const result of [null, { ...wire, hash: `0x${'cd'.repeat(32)}` }]) {
    answer(({ id }) => ({ jsonrpc: '2.0', id, result }))
    await expect(client.fetchQuery(nodeTransactionQuery(id))).rejects.toMatchObject({ kind: 'not-found' })
  }
})

test('the gas limit is one and a half times the estimate of the node', async () => {
  const asked = answer(({ id }) => ({ jsonrpc: '2.0', id, result: '0x493e0' }))
  expect(await gasLimit(alice, { to: alice, data: '0x12345678' })).toBe(450_000n)
  expect(asked).toEqual([['eth_estimateGas', [{ from: alice, to: alice, data: '0x12345678' }]]])
})

test('the gas limit is null when the node does not estimate, so that the wallet decides', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }))
  expect(await gasLimit(alice, { to: alice, data: '0x12345678' })).toBeNull()
})
