import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { OutageNotice } from '#ui/feedback/failure/OutageNotice.tsx'
import { PanelKey, useIsHidden } from '#ui/feedback/failure/outage.ts'
import { JustTraded } from './JustTraded.tsx'

/** Shows the newest trades of an indexer that no request reaches, with panels around them. */
async function show(other: ReactNode) {
  await loadTestConfig()
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OutageNotice />
      {other}
      <JustTraded />
    </QueryClientProvider>,
  )
}

/** The list of markets, which failed too. */
function FailedMarkets() {
  return (
    <section hidden={useIsHidden('Markets')}>
      <PanelKey value="Markets">
        <Failure error={new InterfaceError('indexer', 'unreachable', '')} />
      </PanelKey>
    </section>
  )
}

const trades = () => screen.queryByRole('region', { name: 'Just traded' })

test('just traded, with the list of markets failed as well, gives way to one notice', async () => {
  await show(<FailedMarkets />)
  await screen.findByText(/Its parts of this page return when it answers/, {}, { timeout: 10_000 })
  expect(trades()).toBeNull()
})

test('just traded, as the only part that failed, says so in place', async () => {
  await show(null)
  await screen.findByText('The newest trades could not be read.', {}, { timeout: 10_000 })
  expect(trades()).not.toBeNull()
})
