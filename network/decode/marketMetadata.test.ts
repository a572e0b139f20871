import { describe, expect, test } from 'vitest'
import { imageOf, readMarketMetadata } from './marketMetadata.ts'

const metadata = { description: 'Tide & moon 🌊', links: { website: 'https://tide.example' } }
const text = JSON.stringify(metadata)

describe('metadata is read', () => {
  test.each([
    ['JSON', text],
    ['JSON between spaces', ` ${text}\n`],
    ['base64', `data:application/json;base64,${Buffer.from(text).toString('base64')}`],
    [
      'base64 with a charset',
      `data:application/json;charset=utf-8;base64,${Buffer.from(text).toString('base64')}`,
    ],
    ['percent encoding', `data:application/json;utf8,${encodeURIComponent(text)}`],
    ['no encoding', `data:application/json,${text}`],
  ])('from %s', (_kind, written) => expect(readMarketMetadata(written)).toEqual(metadata))

  test('from any JSON', () => {
    for (const value of ['only a text', 5, true, null, [], {}])
      expect(readMarketMetadata(JSON.stringify(value))).toEqual(value)
  })
})

test.each([
  ['nothing', ''],
  ['half of it', text.slice(0, -5)],
  ['an address elsewhere', 'https://tide.example/metadata.json'],
  ['a content address', 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'],
  ['a page', `data:text/html,${text}`],
  ['bad percent encoding', 'data:application/json,%E0%A4%A'],
  ['bad base64', 'data:application/json;base64,*'],
  ['an address without a comma', 'data:application/json'],
  ['a hundred kilobytes', JSON.stringify({ description: 'x'.repeat(100_000) })],
  ['brackets without end', '['.repeat(16_000)],
  ['parameters without end', `data:${';a'.repeat(8_000)}`],
])('readMarketMetadata of %s is null', (_kind, written) => expect(readMarketMetadata(written)).toBeNull())

test('a picture is an address of the web, of public storage, or the picture itself', () => {
  for (const image of [
    'https://a.example/x.png',
    'HTTP://a.example',
    'ipfs://bafy/x.png',
    'data:image/png;base64,AA==',
  ])
    expect(imageOf({ image })).toBe(image)
  for (const image of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    '//a',
    'x.png',
    'https://',
    'https://a b',
    '',
    7,
    ['https://a.example'],
    null,
  ])
    expect(imageOf({ image })).toBeNull()
  expect(imageOf({ image_url: 'https://a.example/1' })).toBe('https://a.example/1')
  expect(imageOf({ image: 'https://a.example/1', imageUrl: 'https://a.example/2' })).toBe(
    'https://a.example/2',
  )
  for (const other of ['https://a.example', null, 5, []]) expect(imageOf(other)).toBeNull()
})
