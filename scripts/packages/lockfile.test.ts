import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('package-lock.json', 'utf8')
const packages: Record<string, { integrity?: string; inBundle?: boolean; optional?: boolean }> =
  JSON.parse(text).packages

test('the lockfile names no registry', () => {
  expect(text).not.toContain('"resolved"')
  expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true')
})

// npm writes none for the binaries of other systems.
test('every package that all systems install has a checksum', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, inBundle, optional }]) => path !== '' && !inBundle && !optional && !integrity,
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})
