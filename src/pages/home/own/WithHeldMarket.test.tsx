import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { WithHeldMarket } from './WithHeldMarket.tsx'

const user = checksummed(`0x${'a1'.repeat(20)}`)
const markets = [
  { symbol: 'LESS', tokenAddress: '0x1', spotPrice: '1' },
  { symbol: 'MOST', tokenAddress: '0x2', spotPrice: '3' },
  { symbol: 'NONE', tokenAddress: '0x3', spotPrice: '9' },
]
const balance = (address: string, value: bigint) => ({
  ...{ token: { address, type: 'ERC-20', decimals: 0, exchangeRate: null, isScam: false }, value },
})

test.each([
  ['the one of which most is held', [balance('0x1', 5n), balance('0x2', 2n), balance('0x3', 0n)], 'MOST 6'],
  ['none where none is held', [balance('0x3', 0n), balance('0x9', 8n)], 'no market'],
])('of the markets of an account the door shows %s', async (_, items, expected) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client, container } = renderPart(
    <p>
      <WithHeldMarket user={user}>
        {(held) => (held ? `${held.market.symbol} ${held.value}` : 'no market')}
      </WithHeldMarket>
    </p>,
  )
  await vi.waitFor(() => expect(container.querySelector('p')).not.toBeNull())
  expect(container.textContent).toBe('')
  act(() => {
    client.setQueryData(tokenBalancesQuery(user, 'ERC-20').queryKey, { items } as never)
    client.setQueryData(allMarketsQuery().queryKey, { rows: markets } as never)
  })
  await vi.waitFor(() => expect(container.textContent).toBe(expected))
})
