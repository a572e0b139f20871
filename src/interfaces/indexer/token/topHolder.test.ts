import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { topHolderQuery } from './topHolder.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => client.clear())

const pool = `0x${'1'.repeat(40)}` as const
const somebody = `0x${'2'.repeat(40)}`
const another = `0x${'3'.repeat(40)}`

function holder(holderAddress: string, balance: string, percentage: unknown = 1) {
  return { holderAddress, balance, percentage }
}

/** An indexer whose tokens have these holders. Returns what it was asked. */
async function serve(tokens: Record<string, readonly unknown[]>) {
  await loadTestConfig()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body))
    asked.push(query)
    const aliases = [...query.matchAll(/(h\d+): topHolders\(tokenAddress: \$(t\d+), limit: (\d+)\)/g)]
    const answers = aliases.map(([, alias, token, limit]) => [
      alias,
      tokens[variables[token]]?.slice(0, Number(limit)),
    ])
    return Response.json({ data: Object.fromEntries(answers) })
  })
  return asked
}

const read = (token: string) =>
  client.fetchQuery(topHolderQuery({ poolAddress: pool, tokenAddress: token as `0x${string}` }))

test('topHolderQuery finds the largest holder that is not the pool, and rows share one request', async () => {
  const asked = await serve({
    unsold: [holder(pool, '900'), holder(somebody, '90', 9), holder(another, '10')],
    sold: [holder(somebody, '700', 70), holder(pool, '300')],
    new: [holder(pool, '1000')],
    none: [],
  })
  const holders = await Promise.all(['unsold', 'sold', 'new', 'none'].map(read))
  expect(asked).toHaveLength(1)
  expect(holders).toEqual([
    { holder: { holderAddress: somebody, balance: '90', percentage: 9 }, unreadable: 0 },
    { holder: { holderAddress: somebody, balance: '700', percentage: 70 }, unreadable: 0 },
    { holder: null, unreadable: 0 },
    { holder: null, unreadable: 0 },
  ])
})

test('the largest holder is unknown beside an unreadable one, which is counted', async () => {
  await serve({ token: [holder('nobody', '900'), holder(somebody, '90')] })
  expect(await read('token')).toEqual({ holder: null, unreadable: 1 })
})

test('a holder whose percentage cannot be read is still the largest', async () => {
  await serve({ token: [holder(somebody, '90', 'much'), holder(pool, '10')] })
  expect(await read('token')).toEqual({
    holder: { holderAddress: somebody, balance: '90', percentage: null },
    unreadable: 0,
  })
})
