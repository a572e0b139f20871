import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { OwnPosition } from './OwnPosition.tsx'

const [owner, pool, other, token] = ['a1', 'b2', 'c3', 'd4'].map((digits) =>
  checksummed(`0x${digits.repeat(20)}`),
)

const hash = `0x${'11'.repeat(32)}`

/** The position of a wallet that holds so many tokens, three of them `bought` for as many dollars, and traded on this market, on a market whose price is two dollars. */
async function open(held: bigint, traded: 'here' | 'elsewhere', bought?: string) {
  if (!owner || !pool || !other || !token) throw new Error('An address is missing.')
  await loadTestConfig({ lendingUrl: undefined, lendingPool: undefined })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { client } = renderPart(<OwnPosition market={{ poolAddress: pool, symbol: 'TIDE' }} owner={owner} />)
  const market = { tokenAddress: token, symbol: 'TIDE', spotPrice: decimal('2') } as Market
  const trade = {
    user: owner,
    sender: owner,
    tokenAmount: decimal('3'),
    transactionHash: hash,
    blockNumber: 1,
    id: 1,
  }
  const side = bought ? { ...trade, side: 'buy', usdSettled: decimal(bought) } : { side: null }
  const rows = [{ poolAddress: traded === 'here' ? pool : other, ...side } as unknown as Swap]
  const transfer = {
    ...trade,
    tokenAddress: token,
    fromAddress: pool,
    toAddress: owner,
    amount: decimal('3'),
  }
  client.setQueryData(batchedMarketQuery(pool).queryKey, market)
  client.setQueryData(tokenHoldingQuery(token, owner).queryKey, held)
  client.setQueryData(curvePoolQuery(pool).queryKey, null as never)
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, {
    rows: bought ? [transfer] : [],
    isWhole: true,
  } as never)
  client.setQueryData(allSwapsByUserQuery(owner).queryKey, { rows, isWhole: true } as never)
  await waitFor(() => expect(client.isFetching()).toBe(0))
}

const heading = () => screen.queryByRole('heading', { name: 'Your position' })

test('a wallet that traded on a market sees what it holds of it and what that is worth', async () => {
  await open(3n * 10n ** 18n, 'here')
  await waitFor(() => expect(heading()).not.toBeNull())
  expect(document.querySelector('dl')?.textContent).toMatch(/^Held3 TIDESpot value\$6/)
  expect(screen.getByText('You hold').parentElement?.textContent).toMatch(/^You hold3 TIDE·\$6/)
})

test.each([
  ['sold all of it', 0n, 'here'],
  ['never traded on it', 3n * 10n ** 18n, 'elsewhere'],
] as const)('a wallet that %s sees no position', async (_, held, traded) => {
  await open(held, traded)
  expect(heading()).toBeNull()
  expect(screen.queryByText('You hold')).toBeNull()
})

test('the line of what is held and the panel say one change since the purchase', async () => {
  await open(3n * 10n ** 18n, 'here', '7')
  await waitFor(() => expect(screen.getByText('You hold').parentElement?.textContent).toMatch(/·−14\.\d%/))
  const [change] = /−14\.\d%/.exec(screen.getByText('You hold').parentElement?.textContent ?? '') ?? []
  expect(document.querySelector('dl')?.textContent).toContain(change)
})
