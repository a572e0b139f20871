import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlockUnavailable } from './BlockUnavailable.tsx'

/** Shows block 7 without the explorer, with a node whose answers come from `node`. */
async function open(node: () => Promise<Response>) {
  await loadTestConfig()
  vi.stubGlobal('fetch', (input: URL | string) =>
    new URL(input).host === 'node.test' ? node() : Promise.reject(new TypeError('Failed to fetch')),
  )
  renderPart(
    <BlockUnavailable id={7} error={new InterfaceError('explorer', 'unreachable', 'No connection.')} />,
  )
}

test('a block that the node has not answered about yet loads, it has not failed', async () => {
  await open(() => new Promise(() => undefined))
  await screen.findByLabelText('Loading')
  expect(screen.queryByText(/Can't reach/)).toBeNull()
})

test('a block that neither the explorer nor the node tells says why', async () => {
  await open(() => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByText(/Can't reach the explorer/)
  expect(screen.queryByLabelText('Loading')).toBeNull()
})
