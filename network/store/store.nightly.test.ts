import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertDiskSpace } from '#network/store/drivers/diskSpace.ts'
import { lockFolder } from '#network/store/drivers/folderLock.ts'
import { totals } from '#network/store/schema/totals.ts'
import { decodeNotice, encodeNotice, type Notice } from './notice.ts'
import { notify, openStore, type Store } from './store.ts'

describe('in memory', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore()
  }, 30_000)
  afterAll(() => store.close())

  test('an opened store has its tables', async () => {
    await store.database.insert(totals).values({ id: 1, blocks: 7, gasUsed: 2n ** 200n })
    expect(await store.database.select().from(totals)).toMatchObject([{ blocks: 7, gasUsed: 2n ** 200n }])
  })

  test('raw SQL returns rows', async () => {
    const { rows } = await store.database.execute<{ one: number }>(sql`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
  })

  test('a notice arrives when its transaction commits, and not when it is rolled back', async () => {
    const heard: Notice[] = []
    const stop = await store.listen((notice) => heard.push(notice))
    await store.database.transaction(async (transaction) => {
      await notify(transaction, { block: 1 })
      expect(heard).toEqual([])
    })
    await store.database
      .transaction(async (transaction) => {
        await notify(transaction, { block: 2 })
        throw new Error('stop')
      })
      .catch(() => undefined)
    await notify(store.database, { block: 3, rolledBackTo: 1 })
    await stop()
    await notify(store.database, { block: 4 })
    expect(heard).toEqual([{ block: 1 }, { block: 3, rolledBackTo: 1 }])
  })
})

test('a notice can be read from its payload, and a foreign payload is ignored', () => {
  expect(decodeNotice(encodeNotice({ block: 5, rolledBackTo: -1 }))).toEqual({ block: 5, rolledBackTo: -1 })
  expect(decodeNotice('{"block":"5"}')).toBeUndefined()
  expect(decodeNotice('hello')).toBeUndefined()
})

test('a nearly full disk is refused in one sentence', async () => {
  await assertDiskSpace(tmpdir(), 1)
  await expect(assertDiskSpace(tmpdir(), 2 ** 70)).rejects.toThrow(
    new RegExp(
      `^The disk is nearly full: \\d+ MB are left for ${tmpdir()}, which needs 1125899906842624 MB\\.$`,
    ),
  )
})

test('a folder that another living process has open is refused', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'tideline-lock-')), 'database')
  const script = `import { lockFolder } from '#network/store/drivers/folderLock.ts'
    await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script])
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(`is open in process ${holder.pid}. Stop it, or set`)
  const ended = once(holder, 'exit')
  holder.kill('SIGKILL')
  await ended
  const unlock = await lockFolder(folder)
  await unlock()
  await rm(join(folder, '..'), { recursive: true })
}, 30_000)

test.each([
  ['is empty', ''],
  ['is cut', '12'],
  ['names nobody', '0'],
  ['names a process that ended', '4194304 17'],
  ['names a process whose number is used again', `${process.ppid} 1`],
  ['has other words', 'Tideline'],
])('a lock that %s is taken over', async (_, held) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'tideline-lock-')), 'database')
  await writeFile(`${folder}.lock`, held)
  const unlock = await lockFolder(folder)
  expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  await unlock()
  await rm(join(folder, '..'), { recursive: true })
})

/** One folder for all, because the creation of a database takes seconds. */
describe('in a folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'tideline-store-')), 'database')
    const store = await openStore({ folder })
    await store.database.insert(totals).values({ id: 1, blocks: 9 })
    await store.close()
  }, 60_000)
  afterAll(() => rm(join(folder, '..'), { recursive: true }))

  test('a store opens again with its rows', async () => {
    const store = await openStore({ folder })
    expect(await store.database.select().from(totals)).toMatchObject([{ blocks: 9 }])
    await store.close()
  }, 60_000)

  test.each([
    [
      'no control file',
      'global/pg_control',
      '',
      'its file global/pg_control was cut or changed since it was closed',
    ],
    ['another version', 'PG_VERSION', '14\n', 'it is damaged, or another version wrote it'],
  ])(
    'a store with %s is refused in one sentence, and its lock is released',
    async (_, name, text, cause) => {
      const file = join(folder, name)
      const kept = await readFile(file)
      await writeFile(file, text)
      await expect(openStore({ folder })).rejects.toThrow(
        `The database in ${folder} cannot be opened: ${cause}.`,
      )
      await expect(readFile(`${folder}.lock`)).rejects.toThrow('ENOENT')
      await writeFile(file, kept)
    },
    60_000,
  )
})
