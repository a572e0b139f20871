import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openStore } from '#network/store/store.ts'

test('the log of an embedded database is shortened while it runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-log-'))
  const store = await openStore({ folder: join(folder, 'database') })
  await store.database.execute(sql`create table written (text text)`)
  for (let times = 0; times < 8; times++) {
    await store.mayWrite()
    await store.database.execute(
      sql`insert into written select repeat(md5(number::text), 60) from generate_series(1, 20000) number`,
    )
    await store.database.execute(sql`truncate written`)
  }
  const files = await readdir(join(folder, 'database/pg_wal'))
  await store.close()
  await rm(folder, { recursive: true })
  // Each file has 16 MB, plus the writes between two checkpoints. Without checkpoints there are 20 files.
  expect(files.filter((name) => /^[0-9A-F]{24}$/.test(name)).length).toBeLessThan(16)
}, 60_000)
