import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { addressParameter } from './pageParameters.ts'
import { RouteFailure } from './RouteFailure.tsx'

// Loads what a malformed path shows before it is needed, because loading is slow on a busy machine.
beforeAll(() => import('./MalformedPath.tsx'))
/** The error with which the router reports a malformed path. */
function errorOf(path: string) {
  try {
    addressParameter(path)
  } catch (cause) {
    return new Error('The path could not be read.', { cause })
  }
}

test('a malformed path says what an address is, and has what was typed in a search field', async () => {
  await loadTestConfig()
  renderPart(<RouteFailure error={errorOf('0x12')} reset={() => undefined} />)
  await screen.findByText(
    '“0x12” is not an address. An address is 0x followed by 40 hexadecimal digits; this has 2.',
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('Invalid address')
  expect(screen.getByRole('combobox', { name: /Search/ })).toHaveProperty('value', '0x12')
})

test('a malformed address offers only the search for what was typed', async () => {
  await loadTestConfig()
  renderPart(<RouteFailure error={errorOf('tide.eth')} reset={() => undefined} />)
  const search = await screen.findByRole('link', { name: 'Search for it' })
  expect(search.getAttribute('href')).toBe('/search?q=tide.eth')
  expect(screen.queryByRole('link', { name: /Latest/ })).toBeNull()
})
