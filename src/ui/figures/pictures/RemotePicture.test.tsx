import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { RemotePicture } from './RemotePicture.tsx'

const origin = 'https://images.example'

beforeEach(() => loadTestConfig({ imageOrigins: [origin] }))

afterEach(() => {
  cleanup()
  preferences.write({ ...preferences.read(), remoteImages: false })
})

const draw = (src: string | null) =>
  render(
    <RemotePicture src={src} name="Tide">
      instead
    </RemotePicture>,
  ).container

test('RemotePicture requests no picture before the user allows it, shows its children', () => {
  const drawn = draw(`${origin}/a.png`)
  expect(drawn.textContent).toBe('instead')
  expect(drawn.querySelector('img')).toBeNull()
})

test('RemotePicture replaces its children with an allowed picture', async () => {
  preferences.write({ ...preferences.read(), remoteImages: true })
  const drawn = draw(`${origin}/a.png`)
  const picture = await vi.waitUntil(() => drawn.querySelector('img'))
  expect(picture.src).toBe(`${origin}/a.png`)
  expect(drawn.textContent).toBe('')
  expect(draw(null).textContent).toBe('instead')
})

test('RemotePicture never requests a picture from a server that the site does not name', async () => {
  preferences.write({ ...preferences.read(), remoteImages: true })
  const drawn = draw('https://elsewhere.example/a.png')
  await vi.waitUntil(() => drawn.textContent === 'T')
  expect(drawn.querySelector('img')).toBeNull()
})
