import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#network/store/store.ts'
import { openSample, sample, sampleHash } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

const nobody = '0x00000000000000000000000000000000000000ff'
const cursor = `contract_address_hash=${sample.stablecoin}`

/** Opening a database takes long on a busy machine. */
const slowStart = 60_000

let store: Store
let api: ReturnType<typeof explorerApi>

beforeAll(async () => {
  store = await openSample()
  api = explorerApi(store, 'http://127.0.0.1:9')
}, slowStart)

afterAll(() => store.close())

const requests: [status: number, path: string][] = [
  [400, '/search'],
  [400, '/search?q='],
  [400, '/search?q=%20%20'],
  [400, '/search/check-redirect'],
  [400, '/search?q=a%00b'],
  [400, '/tokens?q=%00'],
  [404, '/'],
  [404, '/unknown'],
  [404, '/blocks/20/unknown'],
  [404, `/transactions/${sampleHash('a', 999_999)}`],
  [404, `/transactions/${sampleHash('a', 999_999)}/logs`],
  [404, `/transactions/${sampleHash('a', 999_999)}/state-changes`],
  [404, '/blocks/41'],
  [404, '/blocks/99999999999999999999'],
  [404, `/blocks/${sampleHash('a', 1)}`],
  [404, '/blocks/41/transactions'],
  [404, '/blocks/41/withdrawals'],
  [404, `/tokens/${nobody}`],
  [404, `/tokens/${nobody}/holders`],
  [404, `/tokens/${nobody}/transfers`],
  [422, '/transactions/0x12'],
  [422, '/transactions/latest'],
  [422, `/transactions/${'0'.repeat(66)}`],
  [422, `/transactions/${sampleHash('a', 10)}0`],
  [422, '/transactions/%E0%A4%A'],
  [422, `/transactions/${sampleHash('a', 90)}/token-transfers?type=ERC-404`],
  [422, '/blocks/0x123'],
  [422, '/blocks/-1'],
  [422, '/blocks/1.5'],
  [422, '/blocks/1e3'],
  [422, '/blocks/latest'],
  [422, '/blocks?type=orphan'],
  [422, '/addresses/0x1'],
  [422, `/addresses/${nobody}0`],
  [422, "/addresses/' or 1=1 --"],
  [422, `/addresses/${nobody}/transactions?filter=both`],
  [422, `/addresses/${nobody}/token-transfers?token=x`],
  [422, `/addresses/${nobody}/logs?topic=0x1`],
  [422, `/addresses/${nobody}/internal-transactions?include_zero_value=maybe`],
  [422, '/tokens/abc'],
  [422, '/tokens?type=ERC-20,'],
  [422, '/tokens?sort=price'],
  [422, '/tokens?order=up'],
  [422, `/tokens?q=${'x'.repeat(101)}`],
  [422, '/transactions?filter=all'],
  [422, '/transactions?type=unknown'],
  [422, '/transactions?method=transfer;drop'],
  [422, `/transactions?method=${Array(21).fill('a').join(',')}`],
  [422, '/transactions?items_count=0'],
  [422, '/transactions?items_count=101'],
  [422, '/transactions?items_count=-1'],
  [422, '/transactions?items_count=1e9'],
  [422, '/transactions?items_count=ten'],
  [422, '/transactions?page=0'],
  [422, '/transactions?page=-1'],
  [422, '/transactions?page=1.5'],
  [422, '/transactions?page=2147483647'],
  [422, '/transactions?page=99999999999999999999'],
  [422, '/transactions?page=2&block_number=5&index=0'],
  [422, '/transactions?block_number=5'],
  [422, '/transactions?block_number=x&index=0'],
  [422, '/transactions?block_number=4294967296&index=0'],
  [422, '/transactions?filter=pending&hash=0x1'],
  [422, '/blocks?block_number=null'],
  [422, '/token-transfers?block_number=5'],
  [422, `/tokens?sort_value=many&${cursor}`],
  [422, `/tokens/${sample.stablecoin}/holders?value=1&address_hash=x`],
  [422, '/search?q=tide&rank=1'],
]

describe('a request that cannot be answered gets its status and one sentence', () => {
  it.each(requests)('%i %s', async (status, path) => {
    const response = await api.request(`/api/v2${path}`)
    const body = await response.json()
    expect(response.status).toBe(status)
    expect(body.message).toMatch(/^\S.{5,300}\.$/s)
    expect(JSON.stringify(body)).not.toMatch(/\bselect\b|drizzle|node_modules|at async/)
  })

  it('a 422 names the invalid parameter as the public servers do', async () => {
    const response = await api.request('/api/v2/blocks?items_count=0')
    expect((await response.json()).errors[0].source.pointer).toBe('/items_count')
  })

  it('a method that would write gets 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await api.request('/api/v2/blocks', { method })
      expect(response.status).toBe(405)
    }
  })
})

describe('unusual but valid requests are answered', () => {
  it.each([
    '/blocks/',
    '/tokens/?type=ERC-20',
    '/blocks?unknown=1&apikey=x',
    '/blocks?type=',
    '/blocks?page=&items_count=',
    '/tokens?type=[erc-20,ERC-721]',
    `/addresses/${sample.stablecoin.toUpperCase().replace('0X', '0x')}`,
    `/addresses/${nobody}/transactions`,
    `/addresses/${nobody}/coin-balance-history`,
    '/search?q=%F0%9F%8C%8A',
    '/search?q=%E2%80%AE',
    '/blocks/00020',
    '/transactions?block_number=0&index=0',
    '/transactions?page=2000',
  ])('%s', async (path) => {
    expect((await api.request(`/api/v2${path}`)).status).toBe(200)
  })
})
