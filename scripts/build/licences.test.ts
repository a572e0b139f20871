import { expect, test } from 'vitest'
import { findUnwelcomeLicences } from './licences.ts'

test('packages of an MIT-like licence may ship', () => {
  expect(
    findUnwelcomeLicences('# Licenses\n\n## react - 19.2.9 (MIT)\n\ntext\n\n## @a/b - 1.0.0 (ISC)\n'),
  ).toEqual([])
})

test('error: a package of another licence, or of none', () => {
  expect(findUnwelcomeLicences('## viral - 1.0.0 (GPL-3.0)\n\n## bare - 2.0.0\n')).toEqual([
    'viral ships under GPL-3.0.',
    'bare ships under no licence.',
  ])
})

test('error: a list of nothing', () => {
  expect(findUnwelcomeLicences('')).toEqual(['licences.txt names no package.'])
})

test('of licences to choose from one must be welcome, of several that hold all must be', () => {
  const text = (licence: string) => `## pair - 1.0.0 (${licence})\n`
  expect(findUnwelcomeLicences(text('(MIT OR GPL-3.0)'))).toEqual([])
  expect(findUnwelcomeLicences(text('Apache-2.0 AND MIT'))).toEqual([])
  expect(findUnwelcomeLicences(text('(MIT AND GPL-3.0)'))).toEqual(['pair ships under (MIT AND GPL-3.0).'])
})
