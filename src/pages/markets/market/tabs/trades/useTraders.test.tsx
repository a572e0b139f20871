import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { createQueryClient } from '#lib/requests/queryClient.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { useTraders } from './useTraders.ts'

const address = (byte: string) => checksummed(`0x${byte.padStart(40, '0')}`)
const hash = (digit: number): Hash => `0x${String(digit).repeat(64)}`
const pool = address('aa')
const market = { poolAddress: pool, tokenAddress: address('ee') } as Market

const tradeOf = (id: number, sender = address(`${id}${id}`)) =>
  ({ id, side: 'buy', sender, transactionHash: hash(id), poolAddress: pool }) as Swap

/** Follows the traders of a list that grows, with a server that lists these transfers. */
function follow(first: readonly Swap[], transfers: object[] = []) {
  vi.stubGlobal('fetch', async () => Response.json({ data: { tokenTransfers: transfers } }))
  const client = createQueryClient()
  return renderHook(({ swaps }) => useTraders(market, swaps), {
    initialProps: { swaps: first },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

test('the rows of trades that were there stay the same objects when another trade arrives', async () => {
  await loadTestConfig()
  const swaps = [tradeOf(3), tradeOf(2), tradeOf(1)]
  const { result, rerender } = follow(swaps)
  const before = result.current
  rerender({ swaps: [tradeOf(4), ...swaps] })
  expect(result.current.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  for (const [at, row] of before.entries()) expect(result.current[at + 1]).toBe(row)
})

test('the list stays the same object when its component is rendered again without a new trade', async () => {
  await loadTestConfig({ curve: fakeContracts })
  const swaps = [tradeOf(3, fakeContracts.router), tradeOf(2), tradeOf(1)]
  const { result, rerender } = follow(swaps)
  const before = result.current
  rerender({ swaps })
  expect(result.current).toBe(before)
})

test('a trade through the router becomes another row once its person is known, and names both', async () => {
  await loadTestConfig({ curve: fakeContracts })
  const { router } = fakeContracts
  const person = address('77')
  const swaps = [tradeOf(3, router), tradeOf(2, router), tradeOf(1, router)]
  const transfer = {
    id: 1,
    transactionHash: hash(2),
    tokenAddress: market.tokenAddress,
    fromAddress: pool,
    toAddress: person,
    amount: '1',
    blockNumber: 5,
    timestamp: '2026-11-27T09:00:00Z',
  }
  const { result } = follow(swaps, [transfer])
  const before = result.current
  expect(before[1]).toMatchObject({ sender: router, router: null })
  await waitFor(() => expect(result.current[1]).toMatchObject({ sender: person, router, isOpen: false }))
  expect(result.current[1]).not.toBe(before[1])
  expect(result.current[0]).toBe(before[0])
})

test('a hidden tab does not ask who made the trades that arrive, and does when it is shown again', async () => {
  await loadTestConfig()
  const busy = address('99')
  const asked = vi.fn()
  const { rerender } = follow([tradeOf(5), tradeOf(4), tradeOf(3)])
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (body.toLowerCase().includes(busy.toLowerCase())) asked()
    return answerCalls(body, () => ({ result: '0x' }))
  })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const turn = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  turn()
  rerender({ swaps: [tradeOf(9, busy), tradeOf(8, busy), tradeOf(7, busy)] })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  turn()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
})
