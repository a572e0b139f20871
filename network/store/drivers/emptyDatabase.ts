import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from '#network/store/database.ts'

const packages = new URL('../../../package-lock.json', import.meta.url)

/**
 * The files of a database with every table and no row, as a tar. Creating one takes seconds, so it is created once for
 * each version of the tables and cached in the system's temporary folder.
 */
export async function emptyDatabase(): Promise<Blob> {
  const path = join(tmpdir(), `tideline-empty-database-${await version()}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([kept])
  const client = await PGlite.create()
  await migrate(drizzle({ client }), { migrationsFolder })
  const made = await client.dumpDataDir('none')
  await client.close()
  // Other processes may create it at the same time, so it is renamed into place when complete.
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await made.arrayBuffer()))
  await rename(unfinished, path)
  return made
}

/** A hash that changes with the packages, which include the engine, and with the migrations. */
async function version(): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(packages))
  const files = await readdir(migrationsFolder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const file of paths.sort())
    hash.update(file.slice(migrationsFolder.length)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
