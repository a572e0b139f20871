import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TopHolders } from './TopHolders.tsx'

const address = checksummed(`0x${'a1'.repeat(20)}`)
const pool = checksummed(`0x${'b2'.repeat(20)}`)
const token = v.parse(tokenSchema, {
  address_hash: address,
  type: 'ERC-20',
  decimals: '0',
  total_supply: '1000',
})
const holder = (hash: string, value: string) => ({ address: { hash }, value, token_id: null })
const items = [
  holder(pool, '500'),
  ...Array.from({ length: 10 }, (_, at) => holder(`0x${String(at + 10).repeat(20)}`, '20')),
]

/** What is shown where the indexer answers with this, after both have answered. */
async function shown(answer: object) {
  await serve(() => Response.json({ items, next_page_params: null }))
  const explorer = globalThis.fetch
  const asked = vi.fn(async (input: URL | string, init?: RequestInit) =>
    new URL(input).host === 'explorer.test' ? explorer(input, init) : Response.json(answer),
  )
  vi.stubGlobal('fetch', asked)
  const { container } = renderPart(<TopHolders token={token} />)
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1))
  return () => container.textContent
}

test('the ten largest holders of a token with a market are those beside its pool', async () => {
  const market = wireMarket(1, { tokenAddress: address, poolAddress: pool })
  await expect.poll(await shown({ data: { market } })).toBe('pool included; top 10 others hold 20%')
})

test('of a token without a market they are the first ten', async () => {
  await expect.poll(await shown({ data: { market: null } })).toBe('top 10 hold 68%')
})

test('nothing is said while the indexer does not tell whether there is a pool', async () => {
  const text = await shown({ errors: [{ message: 'out of order' }] })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(text()).toBe('')
})
