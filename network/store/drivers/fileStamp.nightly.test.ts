import { cp, mkdtemp, open, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '#network/store/store.ts'

/** Files of an embedded database that are damaged while it is closed. */

let base: string
let folder: string

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'tideline-stamp-'))
  folder = join(base, 'database')
  const store = await openStore({ folder })
  await store.database.execute(sql`create table kept as select number from generate_series(1, 5000) number`)
  await store.close()
}, 120_000)

afterAll(() => rm(base, { recursive: true }))

/** The longest file of the database's tables and indexes. */
async function longestFile(): Promise<{ file: string; size: number }> {
  const names = await readdir(join(folder, 'base'), { recursive: true })
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, 'base', name)
      const found = await stat(file)
      return { file, size: found.isFile() ? found.size : 0 }
    }),
  )
  return files.reduce((longest, each) => (each.size > longest.size ? each : longest))
}

const opened = () => openStore({ folder })

/** The error of opening the database with its longest file damaged; restores the file afterwards. */
async function problemWith(damage: (file: string, size: number) => Promise<void>): Promise<unknown> {
  const { file, size } = await longestFile()
  await cp(file, `${base}/kept`)
  await damage(file, size)
  const problem = await opened().catch((error: Error) => error.message)
  await cp(`${base}/kept`, file)
  return problem
}

test.each([
  ['is cut in half', (file: string, size: number) => truncate(file, Math.floor(size / 2))],
  ['begins with a page of zeros', clearFirstPage],
  ['is missing', (file: string) => rm(file)],
])(
  'a database with a table that %s does not open',
  async (_, damage) => {
    expect(await problemWith(damage)).toMatch(
      /^The database in .* cannot be opened: its file base\/\d+\/\w+ was cut or changed since it was closed\.$/,
    )
  },
  120_000,
)

test('a closed database opens again with its rows, also after a start that found it damaged', async () => {
  const store = await opened()
  const { rows } = await store.database.execute(sql`select count(*)::integer as count from kept`)
  expect(rows).toEqual([{ count: 5000 }])
  expect(await readdir(folder)).not.toContain('tideline-files.json')
  await store.close()
  expect(await readdir(folder)).toContain('tideline-files.json')
}, 120_000)

async function clearFirstPage(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(8192), 0, 8192, 0)
  await handle.close()
}
