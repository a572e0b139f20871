import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { readExplorerLogs } from './explorerLogs.ts'

const pool = checksummed(`0x${'a1'.repeat(20)}`)
const topic = `0x${'01'.repeat(32)}`
const user = `0x${'02'.repeat(32)}`
const other = `0x${'03'.repeat(32)}`

/**
 * An explorer that lists the pool's logs, newest first: `pages` pages with `size` logs each, of the user and of others.
 */
/** Pages of four logs each. */
async function serveLogs(pages: number) {
  const size = 4
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked = await serve(({ searchParams }) => {
    const page = Number(searchParams.get('index') ?? 0)
    const items = Array.from({ length: size }, (_, place) => ({
      address: { hash: pool },
      index: place,
      transaction_hash: `0x${(page * size + place).toString(16).padStart(64, '0')}`,
      block_number: 1_000 - page * size - place,
      topics: [topic, place % 2 === 0 ? user : other, null, null],
      data: '0x',
    }))
    return Response.json({ items, next_page_params: page + 1 < pages ? { index: page + 1 } : null })
  })
  return { client, asked }
}

test('the logs of one person are picked from all pages of the explorer', async () => {
  const { client, asked } = await serveLogs(2)
  const found = await readExplorerLogs(pool, [[[topic], user]], client)
  expect(found).toMatchObject({ fromBlock: 0, unreadable: 0 })
  expect(found.logs.map(({ blockNumber }) => blockNumber)).toEqual([1_000, 998, 996, 994])
  expect(asked).toEqual([`/addresses/${asked[0]?.split('/')[2]}/logs`, expect.stringContaining('index=1')])
})

test('six pages of a long list are read, down to a block that they contain completely', async () => {
  const { client, asked } = await serveLogs(50)
  const found = await readExplorerLogs(pool, [[topic]], client)
  expect(asked).toHaveLength(6)
  expect(found.fromBlock).toBe(1_000 - 24 + 2)
  expect(found.logs).toHaveLength(23)
})

test('the rest of a list continues it without a gap, also in the block that a page cut', async () => {
  const { client } = await serveLogs(3)
  const first = await readExplorerLogs(pool, [[topic]], client, { pages: 1 })
  expect(first.logs.map(({ blockNumber }) => blockNumber)).toEqual([1_000, 999, 998])
  const others = await readExplorerLogs(pool, [[topic]], client, { rest: first.rest })
  expect(others).toMatchObject({ fromBlock: 0, rest: null })
  expect(others.logs.map(({ blockNumber }) => blockNumber)).toEqual([
    997, 996, 995, 994, 993, 992, 991, 990, 989,
  ])
})

test('logs that another contract wrote about the pool are not the pool’s', async () => {
  const { client } = await serveLogs(1)
  const other = `0x${'b2'.repeat(20)}` as const
  const found = await readExplorerLogs(other, [[topic]], client)
  expect(found).toMatchObject({ logs: [], unreadable: 0 })
})

test('a list that is oldest first proves nothing of the blocks before its end', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await serve(({ searchParams }) => {
    const page = Number(searchParams.get('index') ?? 0)
    const items = [0, 1].map((place) => ({
      ...{ address: { hash: pool }, index: place, transaction_hash: `0x${'0'.repeat(63)}${place}` },
      ...{ block_number: 100 + page * 2 + place, topics: [topic, user], data: '0x' },
    }))
    return Response.json({ items, next_page_params: { index: page + 1 } })
  })
  const found = await readExplorerLogs(pool, [[topic]], client, { pages: 2 })
  expect(found).toMatchObject({ logs: [], fromBlock: Number.MAX_SAFE_INTEGER })
})
