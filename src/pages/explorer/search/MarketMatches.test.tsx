// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { MarketMatches } from './MarketMatches.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const key = ['explorer', 'search', 'zz']

test('no market that matches is said for itself only where the explorer has a match', async () => {
  await serve(() => Response.json({ data: { searchMarkets: [] } }))
  vi.stubGlobal('scrollTo', () => undefined)
  const { client, container } = renderPart(
    <Suspense>
      <MarketMatches text="zz" explorer={key} />
    </Suspense>,
  )
  await screen.findByText('No matching markets.')
  const page = { items: [], skipped: 0, next: null }
  await act(async () => client.setQueryData(key, page))
  await waitFor(() => expect(screen.queryByText('No matching markets.')).toBeNull())
  expect(container.querySelector('[data-none]')).not.toBeNull()
  await act(async () => client.setQueryData(key, { ...page, items: [{ kind: 'other' }] }))
  await screen.findByText('No matching markets.')
})
