import { expect, test } from 'vitest'
import { namedLinks } from './tokenMetadata.ts'

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
