import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useReceivedCoins } from './useReceivedCoins.ts'

const [person, pool, first, second] = ['7', '5', 'a', 'b'].map((digit) =>
  checksummed(`0x${digit.repeat(40)}`),
)
const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (value: string | bigint) => `0x${BigInt(value).toString(16).padStart(64, '0')}`

/** What a confirmed sale paid by a receipt with these transfers of two stablecoins. */
async function receivedBy(paid: readonly [string | undefined, bigint][], hasReceipt = true) {
  if (!person || !pool || !first || !second) throw new Error('An address is missing.')
  await loadTestConfig()
  const logs = paid.map(([address, units]) => ({
    address,
    topics: [topic, word(pool), word(person)],
    data: word(units),
  }))
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const calls = JSON.parse(body)
    const answer = ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: hasReceipt ? { logs } : null })
    return Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const sale = { hash: `0x${'12'.repeat(32)}`, from: person } as TransactionRecord
  const tokens = [
    { asset: first, symbol: 'HUSD', decimals: 18 },
    { asset: second, symbol: 'RUSD', decimals: 18 },
  ]
  const { result } = renderHook(() => useReceivedCoins(sale, tokens), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return result
}

test('a sale that one of the stablecoins paid has its amount, though the receipt does not name the other', async () => {
  const result = await receivedBy([[first, 5n]])
  await waitFor(() =>
    expect(result.current).toMatchObject({ coins: [{ symbol: 'HUSD', units: 5n }], total: 5n }),
  )
})

test('a sale that both stablecoins paid has both amounts and their sum', async () => {
  const result = await receivedBy([
    [first, 5n],
    [second, 2n],
  ])
  await waitFor(() => expect(result.current).toMatchObject({ total: 7n }))
  expect(result.current?.coins).toHaveLength(2)
})

test('a sale whose receipt names none of the stablecoins has no amount', async () => {
  const result = await receivedBy([[pool, 5n]])
  expect(result.current).toBeNull()
})

test('a sale whose receipt the node does not have has no amount', async () => {
  const result = await receivedBy([[first, 5n]], false)
  expect(result.current).toBeNull()
})
