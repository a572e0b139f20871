import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { readFirstLines } from './priceLine.ts'

test('the lines of the first markets of a list are asked for in one operation', async () => {
  await loadTestConfig()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(body)
    return new Promise(() => {})
  })
  const markets = Array.from({ length: 40 }, (_, index) => ({ poolAddress: `0x${index}` }) as Market)
  readFirstLines(new QueryClient(), markets)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.match(/: candles/g)).toHaveLength(30)
})
