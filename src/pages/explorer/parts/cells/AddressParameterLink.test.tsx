import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alice } from '#interfaces/testing/explorerFixtures.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressParameterLink } from './AddressParameterLink.tsx'

test.each([
  ['an account', false, ['picture']],
  ['a contract', true, ['sign']],
  ['neither by its record', null, []],
])('an address that is %s has the picture of that', async (_, isContract, marks) => {
  await loadTestConfig()
  const record = { address: checksummed(alice), name: null, isScam: false, isContract }
  renderPart(<AddressParameterLink address={record} />)
  const link = await screen.findByRole('link')
  expect([
    ...(link.querySelector('svg, canvas, img') ? ['picture'] : []),
    ...(link.querySelector('.contract-mark') ? ['sign'] : []),
  ]).toEqual(marks)
})

test.each([
  ['on a phone an address of a record is cut in the middle', true],
  ['in a wide window an address of a record is whole', false],
])('%s, and can be copied', async (_, isPhone) => {
  await loadTestConfig()
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const record = { address: checksummed(alice), name: null, isContract: false, isScam: false }
  renderPart(<AddressParameterLink address={record} whole="wide" />)
  expect(await screen.findByRole('button', { name: 'Copy address' })).toBeTruthy()
  expect(screen.getByRole('link').querySelector('.midcut') !== null).toBe(isPhone)
})
