import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { reservesQuery, userStateQuery } from './poolQueries.ts'

const user = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** An empty list: its offset and its length. */
const reserves = `0x${'20'.padStart(64, '0')}${'0'.padStart(64, '0')}`
const revert = { code: 3, message: 'execution reverted', data: '0x' }
const panic = { ...revert, data: `0x4e487b71${'11'.padStart(64, '0')}` }

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => {
  client.clear()
})

type Outcome = { result: string } | { error: typeof revert }

/** Answers the calls in turn, and all that follow like the last one. */
function answer(...outcomes: Outcome[]) {
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0]
    return Response.json({ jsonrpc: '2.0', id: JSON.parse(body).id, ...outcome })
  })
}

test('a pool that reverts from the first call has no views', async () => {
  answer({ error: revert })
  expect(await client.fetchQuery(reservesQuery())).toBeNull()
  expect(await client.fetchQuery(userStateQuery(user))).toBeNull()
})

test('a revert of a pool that answered before is an error, and its last answer stays', async () => {
  answer({ result: reserves })
  expect(await client.fetchQuery(reservesQuery())).toEqual([])
  answer({ error: revert })
  await expect(client.fetchQuery({ ...reservesQuery(), staleTime: 0 })).rejects.toThrow()
  await expect(client.fetchQuery(userStateQuery(user))).rejects.toThrow()
  expect(client.getQueryData(reservesQuery().queryKey)).toEqual([])
})

test('a pool that panics once, on a node that mines, has its views', async () => {
  answer({ error: panic }, { result: reserves })
  expect(await client.fetchQuery(reservesQuery())).toEqual([])
})

test('a pool that panics at each call is an error, not a pool without views', async () => {
  answer({ error: panic })
  await expect(client.fetchQuery(reservesQuery())).rejects.toThrow()
})
