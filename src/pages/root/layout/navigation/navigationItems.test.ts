import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#lib/browser/config/config.ts'
import { isUnder, navigationItems } from './navigationItems.ts'

const shipped = JSON.parse(readFileSync('public/config.json', 'utf8'))

async function configure(config: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(config)))
  await loadConfig()
}

beforeEach(() => configure(shipped))

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
  const areas = navigationItems()
    .filter(({ under }) => isUnder(path, under))
    .map(({ label }) => label)
  expect(areas).toEqual(area === undefined ? [] : [area])
})

test('a network without markets and lending has no navigation items for them', async () => {
  const { indexerUrl, lendingUrl, lendingPool, ...plain } = shipped
  await configure(plain)
  expect(navigationItems().map(({ label }) => label)).toEqual(['Explorer'])
  await configure({ ...plain, indexerUrl })
  expect(navigationItems().map(({ label }) => label)).toEqual(['Markets', 'Explorer', 'Portfolio'])
  await configure({ ...plain, lendingUrl, lendingPool })
  expect(navigationItems().map(({ label }) => label)).toEqual(['Explorer', 'Lending', 'Portfolio'])
})
