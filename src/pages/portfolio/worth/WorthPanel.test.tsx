import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { WorthPanel } from './WorthPanel.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const hour = 3_600_000

test.each([
  ['received its first token a day ago has a line', 24.1 * hour, true],
  ['received its first token 23 hours ago has none', 23 * hour, false],
])('an address that %s', async (_, age, hasLine) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const rows = [{ timestamp: new Date(Date.now() - age) }]
  const { client } = renderPart(<WorthPanel address={owner} />)
  await act(async () => {
    const whole = { isWhole: true, unreadable: 0 }
    client.setQueryData(allTransfersByAddressQuery(owner).queryKey, { rows, ...whole } as never)
    client.setQueryData(allSwapsByUserQuery(owner).queryKey, { rows: [], ...whole } as never)
  })
  if (hasLine) await screen.findByRole('heading', { name: /^Worth over time without/ })
  expect(screen.queryAllByRole('heading')).toHaveLength(hasLine ? 1 : 0)
})
