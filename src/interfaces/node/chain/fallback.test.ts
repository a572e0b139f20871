import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nonceUserQuery } from '#interfaces/node/transaction/nonceUser.ts'
import { receiptQuery } from '#interfaces/node/transaction/receipt.ts'
import { transactionCountQuery } from '#interfaces/node/transaction/transactionCount.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
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
})

test('nodeBlockQuery requests a block by number or hash, and leaves out invalid transaction hashes', async () => {
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
])('the transactions of a block that lists none, with %s, are %j', async (_, said, transactions) => {
  serve({ eth_getBlockByNumber: { ...block, transactions: [], ...said } })
  expect(await client.fetchQuery(nodeBlockQuery(7))).toMatchObject({ transactions })
})

test('nodeBlockQuery is not-found for no block and for another block than requested', async () => {
  serve({ eth_getBlockByNumber: null })
  await expect(client.fetchQuery(nodeBlockQuery(7))).rejects.toMatchObject({ kind: 'not-found' })
  serve({ eth_getBlockByNumber: { ...block, number: '0x8' } })
  await expect(client.fetchQuery(nodeBlockQuery(7))).rejects.toMatchObject({ kind: 'not-found' })
})

test('transactionCountQuery is the number of sent transactions', async () => {
  serve({ eth_getTransactionCount: '0x5' })
  expect(await client.fetchQuery(transactionCountQuery(alice))).toBe(5)
})

test('nonceUserQuery finds the transaction that used a nonce in the last blocks', async () => {
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

test('receipt and count are null for a node without these methods', async () => {
  serve({})
  expect(await client.fetchQuery(receiptQuery(id))).toBeNull()
  expect(await client.fetchQuery(transactionCountQuery(alice))).toBeNull()
})
