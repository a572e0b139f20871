import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreOptions } from '#network/store/store.ts'
import { startTestPostgres } from '#network/test/store/postgresServer.ts'

export type DatabaseKind = 'pglite' | 'postgres'

/** The kinds of database named in a list with commas. */
export function databaseKinds(list: string): DatabaseKind[] {
  return (['pglite', 'postgres'] as const).filter((kind) => list.split(',').includes(kind))
}

/** Runs something on a new, empty database. Undefined, after a loud message, where there is no PostgreSQL. */
export async function withDatabase<Result>(
  kind: DatabaseKind,
  run: (options: StoreOptions) => Promise<Result>,
): Promise<Result | undefined> {
  if (kind === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'tideline-bench-'))
    return run({ folder: join(folder, 'database') }).finally(() => rm(folder, { recursive: true }))
  }
  const server = await startTestPostgres()
  return server && run({ databaseUrl: server.url }).finally(() => server.stop())
}
