import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { NftPicture } from './NftPicture.tsx'

const origin = 'https://images.example'

beforeEach(() => loadTestConfig({ imageOrigins: [origin] }))

afterEach(() => {
  cleanup()
  preferences.write({ ...preferences.read(), remoteImages: false })
})

const draw = (src: string | null) =>
  render(<NftPicture src={src} name="Shell" size={120} />).container.querySelector('img')

test('NftPicture draws what the contract itself holds without asking the user', () => {
  const own = 'data:image/svg+xml,%3Csvg%3E%3C%2Fsvg%3E'
  expect(draw(own)?.src).toBe(own)
})

test('NftPicture requests a picture of a server only when the user allows it', () => {
  expect(draw(`${origin}/7.png`)).toBeNull()
  preferences.write({ ...preferences.read(), remoteImages: true })
  expect(draw(`${origin}/7.png`)?.src).toBe(`${origin}/7.png`)
})

test.each(['javascript:alert(1)', 'data:text/html,<script>', 'ipfs://QmShell', 'http://a.example/7.png', ''])(
  'NftPicture shows a letter in place of %s',
  (src) => {
    preferences.write({ ...preferences.read(), remoteImages: true })
    expect(draw(src)).toBeNull()
    expect(document.body.textContent).toBe('S')
  },
)

test('NftPicture shows a letter when the picture is broken', () => {
  const picture = draw('data:image/png;base64,AAAA')
  if (picture) fireEvent.error(picture)
  expect(document.querySelector('img')).toBeNull()
  expect(document.body.textContent).toBe('S')
})
