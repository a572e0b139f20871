import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FirstTrade } from './FirstTrade.tsx'

const marketOf = (symbol: string, dollars: string) => ({
  poolAddress: `0x${symbol.slice(0, 2).repeat(20)}`,
  tokenAddress: `0x${symbol}`,
  spotPrice: '1',
  symbol,
  name: symbol,
  createdAt: null,
  updatedAt: null,
  trades24h: 3,
  volume24h: decimal('5'),
  realReserveUSD: decimal(dollars),
})

const user = checksummed(`0x${'a1'.repeat(20)}`)

test.each([
  ['a new wallet is invited to buy on the largest traded market, which the card of trading shows', 0n],
  ['an account that holds a token of a market is led to a deposit, not to the same purchase', 5n],
])('%s', async (_, value) => {
  const router = `0x${'c3'.repeat(20)}` as const
  await loadTestConfig({ curve: { kind: 'hlpmm-v2', router, quoter: router, registry: router } })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client } = renderPart(<FirstTrade user={user} />)
  const rows = [marketOf('aaSMALL', '200'), marketOf('bbLARGE', '900')]
  client.setQueryData(allMarketsQuery().queryKey, { rows, unreadable: 0, isWhole: true } as never)
  expect(await screen.findByRole('button')).toHaveProperty('textContent', 'Looking for a market')
  const token = { address: '0xaaSMALL', type: 'ERC-20', decimals: 0, exchangeRate: null, isScam: false }
  client.setQueryData(tokenBalancesQuery(user, 'ERC-20').queryKey, { items: [{ token, value }] } as never)
  const link = await screen.findByRole('link')
  expect(link.textContent).toMatch(value === 0n ? /^Buy \$10 of .*bbLARGE/ : /^Deposit to earn$/)
})
