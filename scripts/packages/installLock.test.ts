import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process that says when it has the lock and when it releases it. */
async function holdLock(): Promise<number | null> {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { waitForLock } from './scripts/packages/installLock.mjs'
    const [lock, log] = process.argv.slice(1)
    const release = waitForLock(lock)
    appendFileSync(log, 'in ')
    setTimeout(() => {
      appendFileSync(log, 'out ')
      release()
    }, 100)`
  const files = [join(folder, 'lock'), join(folder, 'log')]
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, ...files])
  const [code] = await once(child, 'exit')
  return code
}

test('processes that install at the same time do it one after the other', async () => {
  expect(await Promise.all([holdLock(), holdLock(), holdLock()])).toEqual([0, 0, 0])
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('in out in out in out ')
})

test('the lock of a process that was killed is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(join(folder, 'lock'), String(pid))
  expect(await holdLock()).toBe(0)
})
