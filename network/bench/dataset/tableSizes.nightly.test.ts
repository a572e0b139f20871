import { expect, test } from 'vitest'
import { openSample } from '#network/testing/store/sample.ts'
import { readTableSizes } from './tableSizes.ts'

test('a table’s rows and bytes include those of its partitions', async () => {
  const store = await openSample()
  await store.database.execute('vacuum analyze')
  const sizes = await readTableSizes(store.database)
  await store.close()
  const names = sizes.map(({ table }) => table)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('logs')
  expect(names.filter((name) => name.includes('_from_'))).toEqual([])
  const blocks = sizes.find(({ table }) => table === 'blocks')
  expect(blocks?.rows).toBe(42)
  expect(blocks?.bytes).toBeGreaterThan(blocks?.indexes ?? 0)
  expect(blocks?.indexes).toBeGreaterThan(0)
})
