import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explorerPaths } from '#interfaces/explorer/registry.ts'
import { features } from './features.ts'
import { withFeatureTable } from './featureTable.ts'

const readme = readFileSync('README.md', 'utf8')

test('the README has the table of features as it is now', () => {
  expect(withFeatureTable(readme)).toBe(readme)
})

test('every path of the explorer belongs to a feature, and to one', () => {
  const listed = features.flatMap(({ found }) => ('paths' in found ? found.paths : []))
  expect(listed.toSorted()).toEqual(explorerPaths.map(({ path }) => path).sort())
})

test('a README without a place for the table is refused', () => {
  expect(() => withFeatureTable('# Tideline')).toThrow('no place')
})
