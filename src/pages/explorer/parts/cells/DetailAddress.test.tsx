import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alice } from '#interfaces/testing/explorerFixtures.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { DetailAddress } from './DetailAddress.tsx'

const address = checksummed(alice as never)

test.each([
  ['on a phone an address is cut in the middle', true],
  ['in a wide window an address is whole', false],
])('%s, and can be copied', async (_, isPhone) => {
  await loadTestConfig()
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  renderPart(<DetailAddress address={{ address, name: null, isContract: false, isScam: false }} />)
  expect(await screen.findByRole('button', { name: 'Copy address' })).toBeTruthy()
  expect(screen.getByRole('link').querySelector('.midcut') !== null).toBe(isPhone)
})
