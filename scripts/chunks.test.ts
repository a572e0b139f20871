import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, sharedChunks } from './chunks.ts'

test('a chunk holds exactly the modules listed for it', () => {
  const [group] = chunkGroups([{ name: 'parts', modules: ['src/ui/figures/Time.tsx'] }])
  expect(group?.test(resolve('src/ui/figures/Time.tsx'))).toBe(true)
  expect(group?.test(resolve('src/ui/figures/Price.tsx'))).toBe(false)
})

test('a listed module that does not exist fails the build and is named', () => {
  const chunks = [{ name: 'parts', modules: ['src/ui/figures/Time.tsx', 'src/ui/Renamed.tsx'] }]
  expect(() => chunkGroups(chunks)).toThrow(/do not exist: src\/ui\/Renamed\.tsx$/)
})

test('every module the build lists exists, and is in one chunk only', () => {
  expect(chunkGroups()).toHaveLength(sharedChunks.length)
  const modules = sharedChunks.flatMap((chunk) => chunk.modules)
  expect(new Set(modules).size).toBe(modules.length)
})
