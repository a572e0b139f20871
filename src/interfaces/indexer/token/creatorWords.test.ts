import { expect, test } from 'vitest'
import { creatorWords, namedLinks } from './creatorWords.ts'

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

/** What the app reads out of metadata with these fields. */
function readFrom(fields: { metadata?: unknown; description?: string | null; links?: unknown }) {
  return creatorWords({ description: null, ...fields })
}

test.each([
  ['as a record', written],
  ['as its text', JSON.stringify(written)],
  ['in an address with base64', `data:application/json;base64,${btoa(JSON.stringify(written))}`],
  ['in an address', `data:application/json;utf8,${encodeURIComponent(JSON.stringify(written))}`],
])('description and links that only the creator’s own words have are read from them, %s', (_, metadata) => {
  expect(readFrom({ metadata, description: null, links: null })).toMatchObject({
    description: 'Deep water',
    links: ownLinks,
  })
})

test('what the indexer says itself goes before the creator’s own words', () => {
  const links = { chat: 'https://c.example' }
  expect(readFrom({ metadata: written, description: 'Of the indexer', links })).toMatchObject({
    description: 'Of the indexer',
    links: [{ name: 'chat', url: 'https://c.example' }],
  })
})

test.each(['ipfs://bafy', '{"description":', '7', 'null', 7, null, undefined, []])(
  'metadata %j that is no record gives no description and no links',
  (metadata) => {
    expect(readFrom({ metadata })).toMatchObject({ description: null, links: [] })
  },
)

test('plain text describes the token, and an address of a text is told as such', () => {
  const words = readFrom({ metadata: ' A coin for cats ' })
  expect(words).toMatchObject({ description: 'A coin for cats', elsewhere: null })
  expect(readFrom({ metadata: 'data:text/plain,Cats%20only' }).description).toBe('Cats only')
  for (const address of ['ipfs://bafy/1.json', 'https://a.example/1.json', 'ar://x'])
    expect(readFrom({ metadata: address })).toMatchObject({ description: null, elsewhere: address })
  for (const metadata of ['', 'data:application/json;base64,!', 'data:image/png;base64,AA', written, null])
    expect(readFrom({ metadata }).elsewhere).toBeNull()
})
