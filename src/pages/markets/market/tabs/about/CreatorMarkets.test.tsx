import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CreatorMarkets } from './CreatorMarkets.tsx'

const creator = checksummed(`0x${'4'.repeat(40)}`)
const own = wireMarket(1)
const market = { ...own, creator, poolAddress: checksummed(String(own.poolAddress)) } as unknown as Market

test.each([
  ['has this one', [own], "This is the creator's only market."],
  ['is empty', [], 'No other market of the creator is listed.'],
  ['has an unreadable row', [own, {}], 'No other market of the creator is listed.'],
])('where the list of a creator %s, the tab says: %s', async (_, rows, sentence) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ data: { marketsByCreator: rows } }))
  renderPart(
    <Suspense>
      <CreatorMarkets market={market} />
    </Suspense>,
  )
  expect(await screen.findByText(sentence)).toBeTruthy()
})
