import { expect, test } from 'vitest'
import { compareSources } from './compareSources.ts'

test("equal values have both sources; of different values the node's is shown, with the explorer's beside it", () => {
  expect(compareSources(5n, 5n)).toEqual({ source: 'both', value: 5n })
  expect(compareSources(6n, 5n)).toEqual({ source: 'different', value: 6n, explorer: 5n })
})

test('a value of one interface has that source; without any the value is null, not zero', () => {
  expect(compareSources(0n, undefined)).toEqual({ source: 'node', value: 0n })
  expect(compareSources(0n, null)).toEqual({ source: 'node', value: 0n })
  expect(compareSources(undefined, 5n)).toEqual({ source: 'explorer', value: 5n })
  expect(compareSources(undefined, undefined)).toEqual({ source: 'none', value: null })
})
