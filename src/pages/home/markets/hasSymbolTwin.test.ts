import { expect, test } from 'vitest'
import { hasSymbolTwin } from './hasSymbolTwin.ts'

const [gull, other, tide] = ['GULL', 'gull', 'TIDE'].map((symbol, at) => ({ poolAddress: `${at}`, symbol }))

test('a market has a twin where another one has its symbol, in any case, but not in itself', () => {
  if (!gull || !other || !tide) throw new Error('A market is missing.')
  expect([gull, other, tide].map((each) => hasSymbolTwin(each, [gull, other, tide]))).toEqual([
    true,
    true,
    false,
  ])
})
