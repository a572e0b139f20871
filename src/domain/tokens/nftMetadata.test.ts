import * as v from 'valibot'
import { expect, test } from 'vitest'
import { metadataInUri, nftMetadataSchema } from './nftMetadata.ts'

const shell = {
  name: 'Shell \u202e7',
  description: 'From the beach',
  image: 'https://images.example/7.png',
  attributes: [
    { trait_type: 'Colour', value: 'blue' },
    { trait_type: 'Level', value: 3 },
    { value: true },
    'none',
  ],
}

const read = {
  name: 'Shell 7',
  description: 'From the beach',
  imageUrl: 'https://images.example/7.png',
  externalUrl: null,
  attributes: [
    { trait: 'Colour', value: 'blue' },
    { trait: 'Level', value: '3' },
    { trait: null, value: 'true' },
  ],
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

test.each([
  ['in base64', `data:application/json;base64,${base64(JSON.stringify(shell))}`],
  ['plain', `data:application/json;utf8,${encodeURIComponent(JSON.stringify(shell))}`],
])('metadataInUri reads %s', (_, uri) => {
  expect(metadataInUri(uri)).toEqual(read)
})

test.each([
  'https://images.example/7.json',
  'ipfs://QmShell',
  'data:image/svg+xml,<svg>',
  'data:application/json;base64,%%%',
  'data:application/json,[not json',
  'data:application/json,"a text"',
])('metadataInUri of %s is null', (uri) => {
  expect(metadataInUri(uri)).toBeNull()
})

test('metadataInUri reads JSON with a percent sign of its own', () => {
  expect(metadataInUri('data:application/json,{"name":"100% real"}')).toMatchObject({ name: '100% real' })
})

test('the text of a drawing is the picture where no other is named', () => {
  const drawing = '<svg><rect/></svg>'
  expect(v.parse(nftMetadataSchema, { image_data: drawing }).imageUrl).toBe(
    `data:image/svg+xml;utf8,${drawing}`,
  )
  expect(v.parse(nftMetadataSchema, { image_data: '<script>' }).imageUrl).toBeNull()
  expect(v.parse(nftMetadataSchema, { image_data: drawing, image: 'ipfs://x' }).imageUrl).toBe('ipfs://x')
})

test('nftMetadataSchema makes invalid fields null and keeps the others', () => {
  const odd = { name: 42, image: { url: 'x' }, attributes: { Colour: 'blue' }, description: 'Told' }
  expect(v.parse(nftMetadataSchema, odd)).toEqual({
    ...{ name: null, imageUrl: null, externalUrl: null, attributes: [] },
    description: 'Told',
  })
})
