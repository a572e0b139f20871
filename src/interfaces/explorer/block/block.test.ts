import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { blocks, id, otherId } from '#interfaces/testing/explorerFixtures.ts'
import { serve, strictList } from '#interfaces/testing/fakeExplorer.ts'
import { blockQuery } from './block.ts'
import { blocksQuery, latestBlocksQuery } from './blocks.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

test.each(['spec', 'strict', 'old'] as const)('a block of a %s server has the one shape', async (kind) => {
  const asked = await serve(() => Response.json(blocks[kind]))
  expect(await client.fetchQuery(blockQuery(12345))).toMatchObject({
    number: 12345,
    hash: id,
    transactionsCount: 3,
    timestamp: new Date('2026-01-02T03:04:05Z'),
  })
  expect(asked).toEqual(['/blocks/12345'])
})

test('rewards and uncles are read; missing fields are null', async () => {
  await serve(() => Response.json(blocks.strict))
  expect(await client.fetchQuery(blockQuery(id))).toMatchObject({
    rewards: [{ type: 'Miner Reward', reward: 2_000_000_000_000_000_000n }],
    unclesHashes: [{ hash: otherId }],
    totalDifficulty: null,
    withdrawalsCount: 0,
  })
})

test.each([
  ['0 transactions beside used gas are unknown', { gas_used: '535344' }, null],
  ['0 transactions without used gas are none', { gas_used: '0' }, 0],
])('%s, in a record and in a list', async (_, said, count) => {
  const block = { ...blocks.spec, transactions_count: 0, transaction_count: 0, tx_count: 0, ...said }
  await serve(({ pathname }) => Response.json(pathname.includes('main-page') ? [block] : block))
  client.clear()
  expect(await client.fetchQuery(blockQuery(12345))).toMatchObject({ transactionsCount: count })
  const { items } = await client.fetchQuery(latestBlocksQuery())
  expect(items).toMatchObject([{ transactionsCount: count }])
})

test('the newest blocks come as a bare array', async () => {
  await serve(() => Response.json([blocks.strict, { ...blocks.old, hash: otherId }]))
  expect((await client.fetchQuery(latestBlocksQuery())).items).toHaveLength(2)
})

test('a refused type filter is applied to the rows', async () => {
  await serve(strictList([blocks.strict, { ...blocks.strict, hash: otherId, type: 'uncle' }]))
  const page = await client.fetchQuery(blocksQuery('uncle'))
  expect(page.items.map(({ type }) => type)).toEqual(['uncle'])
})

test('a block that a reorg removed is not found, with the message of the server', async () => {
  await serve(() => Response.json({ message: 'Block lost consensus', hash: otherId }, { status: 404 }))
  await expect(client.fetchQuery(blockQuery(12345))).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Block lost consensus',
  })
})
