import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
