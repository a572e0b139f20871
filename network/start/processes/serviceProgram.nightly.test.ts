import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serviceProgram } from './serviceProgram.ts'

test('a start after one that failed meanwhile makes its program, also in the same folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-program-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = join(folder, 'services.mjs')
  expect(await Promise.all([serviceProgram(folder), serviceProgram(folder)])).toEqual([program, program])
  expect(await readdir(folder)).toEqual(['services.mjs'])
}, 60_000)
