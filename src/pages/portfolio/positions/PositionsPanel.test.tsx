import type { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PositionsPanel } from './PositionsPanel.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)

/** The panel of an address that traded on so many markets; a market is worth more the longer ago it was traded. */
async function open(
  markets: number,
  change: (client: QueryClient) => void = () => {},
  isOwn = false,
  tradeOn: (pool: Address) => Partial<Swap> = () => ({ side: null }),
) {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { client } = renderPart(<PositionsPanel address={owner} isOwn={isOwn} />)
  const pools = Array.from({ length: markets }, (_, at) => poolOf(at + 1))
  for (const [at, pool] of pools.entries()) {
    const market = { tokenAddress: pool, symbol: `M${at + 1}`, spotPrice: decimal(String(at + 1)) }
    client.setQueryData(batchedMarketQuery(pool).queryKey, market as Market)
    client.setQueryData(tokenHoldingQuery(pool, owner).queryKey, 10n ** 18n)
    client.setQueryData(curvePoolQuery(pool).queryKey, null as never)
  }
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, { rows: [], isWhole: true } as never)
  client.setQueryData(userStateQuery(owner).queryKey, null)
  client.setQueryData(tokenBalancesQuery(owner, 'ERC-20').queryKey, { items: [] } as never)
  change(client)
  const rows = pools.map((poolAddress) => ({ poolAddress, ...tradeOn(poolAddress) }) as Swap)
  client.setQueryData(allSwapsByUserQuery(owner).queryKey, { rows, isWhole: false } as never)
  await screen.findByText(/^The 10 largest/)
}

function poolOf(number: number) {
  return checksummed(`0x${String(number).padStart(40, '0')}`)
}

function shownSymbols() {
  return screen.getAllByText(/^M\d+$/).map(({ textContent }) => textContent)
}

test('of twelve positions the ten largest are shown, not the ten traded last, and all when asked for', async () => {
  await open(12)
  expect(shownSymbols()).toEqual(['M12', 'M11', 'M10', 'M9', 'M8', 'M7', 'M6', 'M5', 'M4', 'M3'])
  expect(screen.getByText(/^The 10 largest of 12 positions\. /)).toBeDefined()
  fireEvent.click(screen.getByText('Show all 12'))
  expect(shownSymbols()).toHaveLength(12)
})

test('a position of an unknown value may be the largest, so the shown ones are called the largest known', async () => {
  await open(12, (client) =>
    client.setQueryData(batchedMarketQuery(poolOf(1)).queryKey, {
      tokenAddress: poolOf(1),
      symbol: 'M1',
      spotPrice: null,
    } as never),
  )
  expect(screen.getByText(/^The 10 largest known of 12 positions\. /)).toBeDefined()
})

test('of more than 120 markets those held by their trades are read, whenever they were traded', async () => {
  const bought = { side: 'buy', tokenAmount: decimal('1'), priceUsd: decimal('122') } as Swap
  await open(122, undefined, false, (pool) => (pool === poolOf(122) ? bought : { side: null }))
  await waitFor(() => expect(shownSymbols().slice(0, 2)).toEqual(['M122', 'M119']))
  expect(screen.getByText(/^The 10 largest of the 120 read, of 122 positions\. /)).toBeDefined()
})

test('of forty markets all are read, so that results do not change with the order of worth', async () => {
  await open(40)
  await waitFor(() => expect(shownSymbols().slice(0, 2)).toEqual(['M40', 'M39']))
  expect(screen.getByText(/^The 10 largest of 40 positions\. /)).toBeDefined()
})

test("one's own positions each have a purchase and a sale, a position that is sold out only a purchase", async () => {
  await open(12, (client) => client.setQueryData(tokenHoldingQuery(poolOf(12), owner).queryKey, 0n), true)
  expect(screen.getByRole('link', { name: 'Buy M11' }).getAttribute('href')).toBe(
    `/markets/${poolOf(11)}?trade=buy`,
  )
  const sale = screen.getByRole('link', { name: 'Sell M11' })
  expect(sale.getAttribute('href')).toContain('trade=sell')
  // The colours of the two sides.
  expect(sale.dataset.side).toBe('sell')
  fireEvent.click(screen.getByText('Closed positions (1)'))
  expect(screen.getByRole('link', { name: 'Buy M12' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Sell M12' })).toBeNull()
})

test("on a phone one's own positions have both on their cards", async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await open(12, undefined, true)
  expect(screen.getByRole('link', { name: 'Buy M11' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sell M11' })).toBeDefined()
})
