import { expect, test } from 'vitest'
import { compareSources } from './compareSources.ts'

test('equal values have both sources; of different ones the newer is shown, with the other beside it', () => {
  expect(compareSources(5n, 5n)).toEqual({ source: 'both', value: 5n })
  expect(compareSources(6n, 5n)).toEqual({ source: 'different', value: 6n, explorer: 5n })
})

test('one interface alone is the source; without any the value is unknown, not zero', () => {
  expect(compareSources(0n, undefined)).toEqual({ source: 'node', value: 0n })
  expect(compareSources(0n, null)).toEqual({ source: 'node', value: 0n })
  expect(compareSources(undefined, 5n)).toEqual({ source: 'explorer', value: 5n })
  expect(compareSources(undefined, undefined)).toEqual({ source: 'none', value: null })
})
