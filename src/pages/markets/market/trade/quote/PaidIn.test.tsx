import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import { poolCoinQuery } from '#interfaces/node/contract/curve/poolCoin.ts'
import type { TradeContext } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'
import { PaidIn } from './PaidIn.tsx'

const pool = '0x00000000000000000000000000000000000000aa'
const coin = { asset: '0x00000000000000000000000000000000000000dd', symbol: 'HUSD', decimals: 18 } as const
const other = { ...coin, asset: '0x00000000000000000000000000000000000000dc', symbol: 'RUSD' } as const
const wad = 10n ** 18n

test.each([
  ['has enough', 10n, 10n, 'Paid all in HUSD.'],
  ['lacks some', 4n, 10n, 'Paid 4 HUSD, the rest in RUSD.'],
  ['has none', 0n, 10n, 'Paid in RUSD.'],
  ['is asked for no amount', 4n, null, 'Paid in HUSD first, then in RUSD.'],
])('a sale says its coins where the pool %s', (_, held, out, words) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(poolCoinQuery(pool, coin.asset).queryKey, held * wad)
  render(
    <QueryClientProvider client={client}>
      <PaidIn
        context={{ side: 'sell', market: { poolAddress: pool } } as unknown as TradeContext}
        stablecoins={[coin, other]}
        plan={out === null ? null : ({ quote: { amountOut: out * wad } } as TradePlan)}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByText(/^Paid/).textContent).toBe(words)
})
