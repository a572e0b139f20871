import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { namedLinks, tokenMetadataQuery } from './tokenMetadata.ts'

test('links are read from a record, a list of addresses and a list of objects', () => {
  expect(namedLinks({ website: 'https://a.example', chat: { url: 'https://b.example' } })).toEqual([
    { name: 'website', url: 'https://a.example' },
    { name: 'chat', url: 'https://b.example' },
  ])
  expect(namedLinks(['https://a.example', { url: 'https://b.example', label: 'Docs' }])).toEqual([
    { name: '', url: 'https://a.example' },
    { name: 'Docs', url: 'https://b.example' },
  ])
  expect(namedLinks([{ url: 'https://c.example', name: 'Name', label: 'Label' }])[0]?.name).toBe('Name')
})

test('entries that are no links are left out', () => {
  expect(namedLinks({ a: 1, b: null, c: {}, d: { url: 5 } })).toEqual([])
  for (const links of [null, undefined, 'https://a.example', 7]) expect(namedLinks(links)).toEqual([])
})

const token = `0x${'3'.repeat(40)}`
const written = {
  description: 'Deep water',
  image: 'https://images.example/1.png',
  website: 'https://benthos.example',
  telegram: 'https://t.me/benthos',
  founded: '2026',
}
const ownLinks = [
  { name: 'website', url: 'https://benthos.example' },
  { name: 'telegram', url: 'https://t.me/benthos' },
]

/** The metadata as the app reads it from an indexer that sends these fields. */
async function readFrom(fields: object) {
  await loadTestConfig()
  const tokenMetadata = { tokenAddress: token, name: 'Benthos', symbol: 'BENT', imageUrl: null, ...fields }
  vi.stubGlobal('fetch', async () => Response.json({ data: { tokenMetadata } }))
  return new QueryClient().fetchQuery(tokenMetadataQuery(token))
}

test.each([
  ['as a record', written],
  ['as its text', JSON.stringify(written)],
])(
  'description and links that only the creator’s own words have are read from them, %s',
  async (_, metadata) => {
    expect(await readFrom({ metadata, description: null, links: null })).toMatchObject({
      description: 'Deep water',
      links: ownLinks,
    })
  },
)

test('what the indexer says itself goes before the creator’s own words', async () => {
  const links = { chat: 'https://c.example' }
  expect(await readFrom({ metadata: written, description: 'Of the indexer', links })).toMatchObject({
    description: 'Of the indexer',
    links: [{ name: 'chat', url: 'https://c.example' }],
  })
})

test.each(['ipfs://bafy', '{"description":', '7', 'null', 7, null, undefined, []])(
  'metadata %j that is no record gives no description and no links',
  async (metadata) => {
    expect(await readFrom({ metadata })).toMatchObject({ description: null, links: [] })
  },
)
