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
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { SaleResult } from './SaleResult.tsx'

const [owner, pool, token] = ['a1', 'b2', 'd4'].map((digits) => checksummed(`0x${digits.repeat(20)}`))
const [bought, sold] = ['11', '22'].map((digits) => `0x${digits.repeat(32)}` as Hash)

/** The sale of 4 tokens, bought for $2 each, for $9; `listed`: the indexer has it. */
async function open(listed: boolean, owned = 10) {
  if (!owner || !pool || !token || !bought || !sold) throw new Error('An address is missing.')
  await loadTestConfig({ lendingUrl: undefined, lendingPool: undefined })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { client } = renderPart(
    <SaleResult pool={pool} owner={owner} hash={sold} sold={decimal('4')} brought={decimal('9')} />,
  )
  const trade = (side: 'buy' | 'sell', tokens: string, usd: string, transactionHash: Hash, at: number) =>
    ({
      poolAddress: pool,
      user: owner,
      sender: owner,
      side,
      tokenAmount: decimal(tokens),
      usdSettled: decimal(usd),
      transactionHash,
      blockNumber: at,
      id: at,
    }) as unknown as Swap
  const buy = trade('buy', `${owned}`, `${owned * 2}`, bought, 1)
  const transfers = (listed ? [`${owned}`, '4'] : [`${owned}`]).map((amount, index) => ({
    id: index,
    tokenAddress: token,
    transactionHash: index === 0 ? bought : sold,
    blockNumber: index + 1,
    fromAddress: index === 0 ? pool : owner,
    toAddress: index === 0 ? owner : pool,
    amount: decimal(amount),
  }))
  const rows = listed ? [trade('sell', '4', '9', sold, 2), buy] : [buy]
  client.setQueryData(batchedMarketQuery(pool).queryKey, {
    tokenAddress: token,
    symbol: 'TIDE',
    spotPrice: decimal('2'),
  } as Market)
  client.setQueryData(
    tokenHoldingQuery(token, owner).queryKey,
    BigInt(listed ? owned - 4 : owned) * 10n ** 18n,
  )
  client.setQueryData(curvePoolQuery(pool).queryKey, null as never)
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, { rows: transfers, isWhole: true } as never)
  client.setQueryData(allSwapsByUserQuery(owner).queryKey, { rows, isWhole: true } as never)
  await waitFor(() => expect(client.isFetching()).toBe(0))
}

test('a sale says what it brought less what its tokens had cost on average', async () => {
  await open(true)
  expect((await screen.findByText(/^Result/)).textContent).toBe(
    'Result +$1.00 before network fees, by your average entry',
  )
})

test('a sale of all tokens has a result too, when it is listed before it is shown', async () => {
  await open(true, 4)
  expect((await screen.findByText(/^Result/)).textContent).toBe(
    'Result +$1.00 before network fees, by your average entry',
  )
})

test('a sale that the indexer does not list yet has no result', async () => {
  await open(false)
  expect(screen.queryByText(/^Result/)).toBeNull()
})
