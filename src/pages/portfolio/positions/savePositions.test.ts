// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Position } from '#pages/positions/marketPosition.ts'
import { savePositions } from './savePositions.ts'

const owner = `0x${'11'.repeat(20)}` as const
const position: Position = {
  pool: `0x${'22'.repeat(20)}`,
  market: null,
  held: null,
  entry: null,
  average: null,
  value: null,
  soldNow: null,
  unrealised: null,
  change: null,
  realised: null,
  missing: 'trades',
}

test.each([
  ['every market', 1, 'all'],
  ['the markets held first', 12, '"1 of 12, held first"'],
])('a file of positions on %s says of how many markets it is', async (_, ofMarkets, part) => {
  await loadTestConfig({})
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  savePositions(owner, [position], ofMarkets)
  const [head, first] = ((await saved[0]?.text()) ?? '').split('\r\n')
  expect(head).toMatch(/,Address,Markets,Read \(UTC\)$/)
  expect(first).toContain(`,trades,${owner},${part},`)
})
