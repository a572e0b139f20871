import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { tradeContext } from './tradeContext.ts'
import { openSignatures } from './tradeRecords.ts'

const [router, user, dollars, token, otherToken] = ['1', '2', '3', '4', '5'].map(
  (digit) => `0x${digit.repeat(40)}` as const,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]

const context = tradeContext(
  { router, user, side: 'buy', market: { symbol: 'TIDE', tokenAddress: token } as Market },
  { asset: dollars, symbol: 'HUSD', decimals: 18 },
)

const approval = sentRecord({
  kind: 'approve',
  from: user,
  to: dollars,
  asset: dollars,
  data: `0x095ea7b3${router.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`,
})

test.each([
  ['of this market is', token, true],
  ['of another market is not', otherToken, false],
  ['of an earlier version, which names no market, is', undefined, true],
])('a pending approval %s resumed', (_, market, isTaken) => {
  const { approve } = openSignatures([{ ...approval, market }], context)
  expect(approve !== null).toBe(isTaken)
})
