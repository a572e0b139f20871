import { expect, test } from 'vitest'
import { isUnder, navigationItems } from './navigationItems.ts'

test.each([
  ['/', undefined],
  ['/markets', 'Markets'],
  ['/markets/0x12', 'Markets'],
  ['/blocks', 'Explorer'],
  ['/block/12', 'Explorer'],
  ['/txs', 'Explorer'],
  ['/token-transfers', 'Explorer'],
  ['/lending/pool/0x12', 'Lending'],
  ['/portfolio', 'Portfolio'],
  ['/settings', undefined],
])('%s belongs to the area %s', (path, area) => {
  const areas = navigationItems.filter(({ under }) => isUnder(path, under)).map(({ label }) => label)
  expect(areas).toEqual(area === undefined ? [] : [area])
})
