import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#lib/browser/config.ts'
import { balanceQuery } from './balance.ts'
import { blockNumberQuery } from './blockNumber.ts'
import { gasLimit } from './gasLimit.ts'
import { nodeTransactionQuery } from './transaction.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const id = `0x${'ab'.repeat(32)}` as const
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const shipped = {
  name: 'Test network',
  chainId: 31337,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  indexerUrl: 'http://indexer.test',
  rpcUrl: 'http://node.test',
  explorerUrl: 'http://explorer.test',
  lendingUrl: 'http://lending.test',
  lendingPool: `0x${'11'.repeat(20)}`,
}

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
  vi.stubGlobal('fetch', async () => Response.json(shipped))
  await loadConfig()
})

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

test('a balance is asked at the newest block and read exactly', async () => {
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

test('the answer to another question is refused', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id: id + 1, result: '0x1' }))
  await expect(client.fetchQuery(blockNumberQuery())).rejects.toMatchObject({ kind: 'malformed' })
})

test('an error of the node is told in its words', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }))
  await expect(client.fetchQuery(blockNumberQuery())).rejects.toMatchObject({
    from: 'node',
    kind: 'refused',
    message: 'Method not found (-32601)',
  })
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

test('a transaction without a block is pending, one without a receiver creates', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id, result: wire }))
  expect(await client.fetchQuery(nodeTransactionQuery(id))).toMatchObject({
    blockNumber: null,
    to: null,
    nonce: 2,
  })
})

test('a hash the node does not know is not found, and so is another transaction in its place', async () => {
  for (const result of [null, { ...wire, hash: `0x${'cd'.repeat(32)}` }]) {
    answer(({ id }) => ({ jsonrpc: '2.0', id, result }))
    await expect(client.fetchQuery(nodeTransactionQuery(id))).rejects.toMatchObject({ kind: 'not-found' })
  }
})

test('a call is sent with half as much more gas than the node estimates, for interest grows until it is mined', async () => {
  const asked = answer(({ id }) => ({ jsonrpc: '2.0', id, result: '0x493e0' }))
  expect(await gasLimit(alice, { to: alice, data: '0x12345678' })).toBe(450_000n)
  expect(asked).toEqual([['eth_estimateGas', [{ from: alice, to: alice, data: '0x12345678' }]]])
})

test('a node that does not estimate leaves the gas to the wallet', async () => {
  answer(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }))
  expect(await gasLimit(alice, { to: alice, data: '0x12345678' })).toBeNull()
})
