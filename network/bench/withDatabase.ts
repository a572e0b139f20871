import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreOptions } from '#network/store/store.ts'
import { startPostgresServer } from '#network/testing/store/postgresServer.ts'

export type DatabaseKind = 'pglite' | 'postgres'

/** The kinds of database in a comma-separated list. */
export function databaseKinds(list: string): DatabaseKind[] {
  return (['pglite', 'postgres'] as const).filter((kind) => list.split(',').includes(kind))
}

/** Runs something on a new, empty database, which is removed afterwards. `settings` are those of PostgreSQL. */
export async function withDatabase<Result>(
  kind: DatabaseKind,
  run: (options: StoreOptions) => Promise<Result>,
  settings: readonly string[] = [],
): Promise<Result> {
  if (kind === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'tideline-bench-'))
    return run({ folder: join(folder, 'database') }).finally(() => rm(folder, { recursive: true }))
  }
  const server = await startPostgresServer(settings)
  return run({ databaseUrl: server.url }).finally(() => server.stop())
}
