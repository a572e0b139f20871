import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nonceUserQuery, transactionCountQuery } from '#interfaces/node/transaction/account.ts'
import { receiptQuery } from '#interfaces/node/transaction/receipt.ts'
import { answerCalls } from '#interfaces/testing/fakeNode.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { nodeBlockQuery } from './nodeBlock.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const id = `0x${'ab'.repeat(32)}` as const
const otherId = `0x${'cd'.repeat(32)}` as const
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const block = {
  number: '0x7',
  hash: id,
  parentHash: otherId,
  timestamp: '0x65920080',
  miner: alice.toLowerCase(),
  gasUsed: '0x5208',
  gasLimit: '0x1c9c380',
  transactions: [otherId, 5],
}

/** A node that has these methods and no other. */
function serve(results: Record<string, unknown>) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      asked.push([method, ...params])
      return method in results
        ? { result: results[method] }
        : { error: { code: -32_601, message: 'no such method' } }
    }),
  )
  return asked
}

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

test('a block is asked for by number or hash; what is no hash among its transactions is left out', async () => {
  const asked = serve({ eth_getBlockByNumber: block, eth_getBlockByHash: block })
  const found = await client.fetchQuery(nodeBlockQuery(7))
  expect(found).toMatchObject({
    number: 7,
    hash: id,
    miner: alice,
    baseFeePerGas: null,
    transactions: [otherId],
  })
  await client.fetchQuery(nodeBlockQuery(id))
  expect(asked).toEqual([
    ['eth_getBlockByNumber', '0x7', false],
    ['eth_getBlockByHash', id, false],
  ])
})

const emptyRoot = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

test.each([
  ['an empty root and no gas used', { transactionsRoot: emptyRoot, gasUsed: '0x0' }, []],
  ['no root and no gas used', { gasUsed: '0x0' }, []],
  ['another root', { transactionsRoot: otherId, gasUsed: '0x0' }, null],
  ['gas used', { transactionsRoot: emptyRoot }, null],
])('a block that lists no transactions, with %s: it has %j', async (_, said, transactions) => {
  serve({ eth_getBlockByNumber: { ...block, transactions: [], ...said } })
  expect(await client.fetchQuery(nodeBlockQuery(7))).toMatchObject({ transactions })
})

test('no block, and another block than asked for, is not found', async () => {
  serve({ eth_getBlockByNumber: null })
  await expect(client.fetchQuery(nodeBlockQuery(7))).rejects.toMatchObject({ kind: 'not-found' })
  serve({ eth_getBlockByNumber: { ...block, number: '0x8' } })
  await expect(client.fetchQuery(nodeBlockQuery(7))).rejects.toMatchObject({ kind: 'not-found' })
})

test('an account has a number of sent transactions', async () => {
  serve({ eth_getTransactionCount: '0x5' })
  expect(await client.fetchQuery(transactionCountQuery(alice))).toBe(5)
})

test('the transaction that used a nonce is found in the last blocks', async () => {
  const used = {
    hash: otherId,
    from: alice,
    value: '0x0',
    gas: '0x5208',
    nonce: '0x3',
    input: '0x',
    blockNumber: '0x7',
  }
  serve({ eth_blockNumber: '0x7', eth_getBlockByNumber: { transactions: [used] } })
  expect(await client.fetchQuery(nonceUserQuery(alice, 3))).toMatchObject({ hash: otherId })
  expect(await client.fetchQuery(nonceUserQuery(alice, 4))).toBeNull()
})

test('a node without receipts or counts has none', async () => {
  serve({})
  expect(await client.fetchQuery(receiptQuery(id))).toBeNull()
  expect(await client.fetchQuery(transactionCountQuery(alice))).toBeNull()
})
