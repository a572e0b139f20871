import { expect, test } from 'vitest'
import { dataPicture } from './dataPicture.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#ä0f" width="100%"/></svg>'
const drawn = `data:image/svg+xml,${encodeURIComponent(drawing)}`

test.each([
  ['in base64', `data:image/svg+xml;base64,${base64(drawing)}`],
  ['escaped', drawn],
  ['as it is, with # and %', `data:image/svg+xml;utf8,${drawing}`],
])('a drawing %s is a picture whose text is escaped', (_, uri) => {
  expect(dataPicture(uri)).toBe(drawn)
})

test('a raster image in base64 is a picture as it is', () => {
  const pixel = `data:image/png;base64,${base64('pixel')}`
  expect(dataPicture(pixel)).toBe(pixel)
})

const uses = (count: number) => '<use href="#a"/>'.repeat(count)

test.each([
  ['nothing', null],
  ['a page', `data:text/html;base64,${base64('<script>alert(1)</script>')}`],
  ['a script', 'javascript:alert(1)'],
  ['an address', 'https://images.example/a.svg'],
  ['a page in place of a drawing', `data:image/svg+xml,${encodeURIComponent('<html><body/></html>')}`],
  ['broken base64', 'data:image/svg+xml;base64,%%%'],
  ['raster bytes that are no base64', 'data:image/png;base64,"onerror=alert(1)'],
  ['entities', `data:image/svg+xml,<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>`],
  ['many references', `data:image/svg+xml,<svg>${uses(17)}</svg>`],
  ['a huge drawing', `data:image/svg+xml,<svg>${' '.repeat(400_000)}</svg>`],
])('%s is no picture', (_, uri) => {
  expect(dataPicture(uri)).toBeNull()
})

test('a drawing with few references is a picture', () => {
  expect(dataPicture(`data:image/svg+xml,<svg>${uses(16)}</svg>`)).not.toBeNull()
})
