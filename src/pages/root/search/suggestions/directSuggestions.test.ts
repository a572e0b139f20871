import { beforeEach, expect, test } from 'vitest'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { directSuggestions } from './directSuggestions.ts'

const hash = `0x${'8f'.repeat(32)}`
const curve = {
  kind: 'hlpmm-v2',
  router: `0x${'01'.repeat(20)}`,
  quoter: `0x${'02'.repeat(20)}`,
  registry: `0x${'03'.repeat(20)}`,
}
const address = `0x${'ab'.repeat(20)}`

beforeEach(async () => {
  await loadTestConfig({ curve })
})

test.each([
  [
    'a hash may be a transaction or a block',
    hash,
    [`Transaction /tx/${hash}`, `Block with this hash /block/${hash}`],
  ],
  ['an address', address, [`Address /address/${address}`, `Portfolio /portfolio/${address}`]],
  ['a block number', '#3995', ['Block 3,995 /block/3995']],
  [
    'hexadecimal digits up to the newest block',
    '0x174e',
    ['Search for “0x174e” /search?q=0x174e', 'Block 5,966 /block/5966'],
  ],
  ['hexadecimal digits beyond the newest block', '0x174f', ['Search for “0x174f” /search?q=0x174f']],
  ['other text', 'tide', ['Search for “tide” /search?q=tide']],
  ['the newest block', 'latest', ['Newest block /block/latest', 'Search for “latest” /search?q=latest']],
  [
    'the beginning of pages',
    'stat',
    ['Statistics /stats', 'Status /status', 'Search for “stat” /search?q=stat'],
  ],
  ['one letter', 's', ['Search for “s” /search?q=s']],
  ['no text', ' ', []],
])('%s has its suggestions', (_, typed, expected) => {
  const found = directSuggestions(parseSearch(typed), 5_966).map(({ title, path }) => `${title} ${path}`)
  expect(found).toEqual(expected)
})

test('a mistyped address is suggested with a word on its checksum', () => {
  const mistyped = '0x70997970C51812dc3A010C7d01b50e0d18dc79C8'
  const [found, ...others] = directSuggestions(parseSearch(mistyped), null)
  expect(others).toEqual([])
  expect(found).toMatchObject({ path: `/address/${mistyped}`, detail: expect.stringContaining('checksum') })
})

test.each([
  ['create', true],
  ['Create a market', true],
  ['new market', true],
  ['creature', false],
  ['new', true],
  ['news', false],
])('“%s” offers to create a market: %s', (typed, isOffered) => {
  const paths = directSuggestions(parseSearch(typed), null).map(({ path }) => path)
  expect(paths.includes('/markets/create')).toBe(isOffered)
})

test('without the contracts of markets no market can be created from the search', async () => {
  await loadTestConfig()
  expect(directSuggestions(parseSearch('create'), null)).toHaveLength(1)
})

test('the beginning of a hash is searched with a word on its length, and is no block while none was read', () => {
  expect(directSuggestions(parseSearch('0x174e'), null)).toMatchObject([
    { id: 'all', detail: 'A hash has 64 hexadecimal digits and an address 40. This has 4.' },
  ])
})
