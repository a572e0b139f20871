// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { WorthPanel } from './WorthPanel.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const hour = 3_600_000
const swap = { poolAddress: `0x${'d1'.repeat(20)}` }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['traded for a day has a line', [24 * hour], [swap], 'Tokens and deposits over time'],
  ['traded a minute ago has its results alone', [60_000], [swap], 'Results'],
  ['only received tokens a minute ago has neither', [60_000], [], null],
  ['received tokens a day ago and never traded has a line', [24 * hour], [], 'Tokens and deposits over time'],
])('an address that %s', async (_, ages, swaps, title) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const rows = ages.map((age) => ({ timestamp: new Date(Date.now() - age) }))
  const { client } = renderPart(<WorthPanel address={owner} />)
  await act(async () => {
    const whole = { isWhole: true, unreadable: 0 }
    client.setQueryData(allTransfersByAddressQuery(owner).queryKey, { rows, ...whole } as never)
    client.setQueryData(allSwapsByUserQuery(owner).queryKey, { rows: swaps, ...whole } as never)
  })
  if (title) await screen.findByRole('heading', { name: title })
  expect(screen.queryAllByRole('heading')).toHaveLength(title ? 1 : 0)
})
