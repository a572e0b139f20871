import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Lockfile, lockfileProblems } from './lockfile.ts'

const whole: Lockfile = {
  packages: {
    '': { optionalDependencies: { tool: '1.0.0' } },
    'node_modules/tool': {
      version: '1.0.0',
      integrity: 'sha512-A',
      optionalDependencies: { 'tool-mac': '1.0.0' },
    },
    'node_modules/tool-mac': { version: '1.0.0', integrity: 'sha512-B' },
    'node_modules/tool/node_modules/inner': { version: '1.0.0', inBundle: true },
  },
}

function changed(path: string, entry: Lockfile['packages'][string]): Lockfile {
  return { packages: { ...whole.packages, [path]: { ...whole.packages[path], ...entry } } }
}

test('the lockfile of the project installs the same files on every platform', () => {
  expect(lockfileProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})

test('a whole lockfile has no problem; what a package brings along needs no checksum of its own', () => {
  expect(lockfileProblems(whole, [])).toEqual([])
})

test('error: an entry without a checksum', () => {
  const lockfile = changed('node_modules/tool-mac', { integrity: '' })
  expect(lockfileProblems(lockfile, [])).toEqual(['node_modules/tool-mac has no checksum.'])
  expect(lockfileProblems(lockfile, ['tool-mac'])).toEqual([])
})

test('error: a name on the list of unknown checksums that has one now', () => {
  expect(lockfileProblems(whole, ['tool-mac'])).toEqual(['tool-mac has a checksum: take it off the list.'])
})

test('error: the host of a registry', () => {
  const lockfile = changed('node_modules/tool', { resolved: 'https://registry.example/tool.tgz' })
  expect(lockfileProblems(lockfile, [])).toEqual(['node_modules/tool names the registry it came from.'])
})

test('error: a package of another platform that npm has dropped', () => {
  const { 'node_modules/tool-mac': _, ...rest } = whole.packages
  expect(lockfileProblems({ packages: rest }, [])).toEqual(['node_modules/tool has lost its tool-mac.'])
})

test('a package of another platform may lie inside the one that names it', () => {
  const { 'node_modules/tool-mac': moved = {}, ...rest } = whole.packages
  const lockfile = { packages: { ...rest, 'node_modules/tool/node_modules/tool-mac': moved } }
  expect(lockfileProblems(lockfile, [])).toEqual([])
})
