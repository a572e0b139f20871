import { afterAll, beforeAll, expect, it } from 'vitest'
import { followed } from '#network/store/schema/followed.ts'
import type { Store } from '#network/store/store.ts'
import { openSample, sample } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

const [person, receiver] = sample.accounts
const oldest = 'sort=block_number&order=asc'

/** Opening a database takes long on a busy machine. */
const slowStart = 60_000

let store: Store
let api: ReturnType<typeof explorerApi>

beforeAll(async () => {
  store = await openSample()
  api = explorerApi(store, 'http://127.0.0.1:9')
}, slowStart)

afterAll(() => store.close())

async function get(query: string, address = person) {
  const response = await api.request(`/api/v2/addresses/${address}/transactions?${query}`)
  return { status: response.status, ...(await response.json()) }
}

const hashesOf = ({ items }: { items: { hash: string }[] }) => items.map(({ hash }) => hash)

it.each([
  ['', person],
  ['&filter=from', person],
  ['&filter=to', receiver],
])('the oldest come first, in the order of the chain%s', async (filter, address) => {
  const newestFirst = hashesOf(await get(`items_count=100${filter}`, address))
  expect(newestFirst.length).toBeGreaterThan(1)
  expect(hashesOf(await get(`items_count=100&${oldest}${filter}`, address))).toEqual(newestFirst.reverse())
})

it('cursors walk from the oldest to the newest without a gap or a repeat', async () => {
  const whole = hashesOf(await get(`items_count=100&${oldest}`))
  const walked: string[] = []
  let cursor: Record<string, unknown> | null = { items_count: 2 }
  while (cursor) {
    const page: Awaited<ReturnType<typeof get>> = await get(
      `${oldest}&${new URLSearchParams(cursor as Record<string, string>)}`,
    )
    walked.push(...hashesOf(page))
    cursor = page.next_page_params
  }
  expect(walked).toEqual(whole)
})

it.each(['sort=value&order=asc', `${oldest}&page=2`, 'sort=block_number&order=up'])(
  'an order that is not served is refused, not ignored: %s',
  async (query) => {
    expect((await get(query)).status).toBe(422)
  },
)

it('where old records were pruned the oldest are refused, the newest are not', async () => {
  await store.database.update(followed).set({ keptFrom: 5 })
  expect(await get(oldest)).toMatchObject({
    status: 422,
    message: 'Records of blocks before 5 are not kept.',
  })
  expect((await get('sort=block_number&order=desc')).status).toBe(200)
})
