import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staleFiles } from './staleFiles.ts'

let folder: string
const files = new Map([
  ['one.ts', 'one'],
  ['in/two.ts', 'two'],
])

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-stale-'))
  await mkdir(join(folder, 'in'))
  await writeFile(join(folder, 'one.ts'), 'one')
  await writeFile(join(folder, 'in', 'two.ts'), 'two')
})

afterEach(() => rm(folder, { recursive: true }))

test('no file is stale when every file has the generated content', async () => {
  expect(await staleFiles(folder, files)).toEqual([])
})

test('a changed file, a missing file and a surplus file are stale', async () => {
  await writeFile(join(folder, 'in', 'two.ts'), 'two, edited')
  await rm(join(folder, 'one.ts'))
  await writeFile(join(folder, 'three.ts'), 'three')
  expect(await staleFiles(folder, files)).toEqual(['in/two.ts', 'one.ts', 'three.ts'])
})

test('every file is missing when the folder does not exist', async () => {
  expect(await staleFiles(join(folder, 'none'), files)).toEqual(['in/two.ts', 'one.ts'])
})
