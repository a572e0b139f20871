import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FirstTrade } from './FirstTrade.tsx'

const marketOf = (symbol: string, dollars: string) => ({
  poolAddress: `0x${symbol.slice(0, 2).repeat(20)}`,
  symbol,
  name: symbol,
  createdAt: null,
  updatedAt: null,
  trades24h: 3,
  volume24h: decimal('5'),
  realReserveUSD: decimal(dollars),
})

test('a new wallet is invited to buy on the largest traded market, which the card of trading shows', async () => {
  const router = `0x${'c3'.repeat(20)}` as const
  await loadTestConfig({ curve: { kind: 'hlpmm-v2', router, quoter: router, registry: router } })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { client } = renderPart(<FirstTrade />)
  const rows = [marketOf('aaSMALL', '200'), marketOf('bbLARGE', '900')]
  client.setQueryData(allMarketsQuery().queryKey, { rows, unreadable: 0, isWhole: true } as never)
  const link = await screen.findByRole('link', { name: /Buy \$10 of/ })
  expect(link.textContent).toContain('bbLARGE')
})
