import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '#network/node/freePort.ts'

const run = promisify(execFile)
const versions = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

export type TestPostgres = { url: string; stop(): Promise<void> }

/**
 * A PostgreSQL server of its own in a temporary folder, from the distribution's packages, which root installs when
 * they are missing. Undefined, after a loud message, where that cannot be.
 */
export async function startTestPostgres(): Promise<TestPostgres | undefined> {
  try {
    return await start((await findPrograms()) ?? (await installPrograms()))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`\n!!! NOT TESTED ON POSTGRESQL: no server could be started here. ${why}\n\n`)
    return undefined
  }
}

async function findPrograms(): Promise<string | undefined> {
  const found = existsSync(versions) ? await readdir(versions) : []
  const newest = found.sort((left, right) => Number(right) - Number(left))[0]
  const folder = newest && join(versions, newest, 'bin')
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

async function installPrograms(): Promise<string> {
  if (!isRoot) throw new Error('The package "postgresql" is not installed, and only root can install it.')
  const options = { timeout: 240_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], options)
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
  const programs = await findPrograms()
  if (!programs) throw new Error('The package "postgresql" brought no server.')
  return programs
}

async function start(programs: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-postgres-'))
  // A server refuses to run as root: the packages' own user runs it.
  const asUser = (program: string, flags: string[]): [string, string[]] =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...flags]]
      : [join(programs, program), flags]
  if (isRoot) await chown(folder, await idOf('-u'), await idOf('-g'))
  const data = join(folder, 'data')
  await run(...asUser('initdb', ['-D', data, '-U', 'tideline', '-A', 'trust', '-E', 'UTF8', '--no-sync']))
  const port = await findFreePort()
  const server = spawn(
    ...asUser('postgres', ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F']),
    { stdio: 'ignore' },
  )
  const url = `postgres://tideline@127.0.0.1:${port}/postgres`
  await untilReady(url)
  return {
    url,
    async stop() {
      await run(...asUser('pg_ctl', ['stop', '-D', data, '-m', 'immediate']))
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [flag, 'postgres'])).stdout)
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await wait(100)
    }
  }
}
