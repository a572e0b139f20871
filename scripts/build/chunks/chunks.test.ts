import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sharedChunk } from './chunks.ts'

const { test: holds, ...group } = sharedChunk('parts', 6, ['scripts/build/chunks/chunks.ts', 'src/ui'])
const root = resolve('.').replaceAll('\\', '/')

test('error: a path that was renamed ends the build', () => {
  expect(() => sharedChunk('parts', 6, ['src/ui', 'src/gone'])).toThrow(
    'The chunk parts groups modules of src/gone, which does not exist.',
  )
})

test.each([
  'src/ui/Any.tsx',
  'src/ui/deeper/Any.tsx',
  'src/ui/looks.css?inline',
  'scripts/build/chunks/chunks.ts',
])('%s is of the group', (path) => {
  expect(holds(`${root}/${path}`)).toBe(true)
})

test.each(['src/uikit/Any.tsx', 'src/lib/time.ts', 'scripts/build/chunks/chunks.test.ts'])(
  '%s is not',
  (path) => {
    expect(holds(`${root}/${path}`)).toBe(false)
  },
)

test('modules without a file, and of another project, are not of the group', () => {
  expect(holds('\0vite/preload-helper.js')).toBe(false)
  expect(holds('/elsewhere/src/ui/Any.tsx')).toBe(false)
})

test('modules are grouped when enough chunks share them, without what they import', () => {
  expect(group).toEqual({ name: 'parts', minShareCount: 6, includeDependenciesRecursively: false })
})

test('what is left to the groups that follow is not of the group', () => {
  const { test: holds } = sharedChunk('parts', 6, ['src/ui'], ['src/ui/form', 'src/ui/table/Table.tsx'])
  expect(holds(`${root}/src/ui/form/Input.tsx`)).toBe(false)
  expect(holds(`${root}/src/ui/table/Table.tsx`)).toBe(false)
  expect(holds(`${root}/src/ui/table/Column.ts`)).toBe(true)
})
