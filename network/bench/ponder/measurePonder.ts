import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SyncedChain } from '#network/bench/ingest/ingest.ts'
import { findFreePort } from '#network/node/freePort.ts'
import type { StoreOptions } from '#network/store/store.ts'

/** A catch-up with a chain, from nothing to its head. */
export type CatchUp = {
  seconds: number
  /** The seconds from the start of the process, including the creation of the database. */
  untilReady: number
  /** Rows of each table, by the table's name in our store. */
  rows: Record<string, number>
}

type Line = { msg?: string; duration?: number; error?: unknown }

const timeout = 15 * 60_000

/**
 * Lets Ponder index the chain from nothing into an empty database: PGlite in its own folder, or a PostgreSQL server.
 * `seconds` is the time of the backfill, from its own log.
 */
export async function measurePonder(
  folder: string,
  chain: SyncedChain,
  { databaseUrl }: StoreOptions,
): Promise<CatchUp> {
  await rm(join(folder, '.ponder'), { recursive: true, force: true })
  const port = await findFreePort()
  const started = performance.now()
  const flags = [
    'start',
    '--schema',
    'bench',
    '--port',
    String(port),
    '--hostname',
    '127.0.0.1',
    '--log-format',
    'json',
  ]
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/ponder/dist/esm/bin/ponder.js'), ...flags],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: timeout,
      env: {
        ...withoutDatabase(process.env),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        CURVE_FACTORY: chain.deployment.curveFactory,
        PONDER_RPC_URL_31337: chain.node.url,
        PONDER_TELEMETRY_DISABLED: 'true',
      },
    },
  )
  try {
    const seconds = await untilReady(createInterface({ input: child.stdout }))
    const ready = (performance.now() - started) / 1000
    const counts = await fetch(`http://127.0.0.1:${port}/counts`)
    return { seconds, untilReady: ready, rows: (await counts.json()) as CatchUp['rows'] }
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await ended
  }
}

function withoutDatabase({ DATABASE_URL, DATABASE_PRIVATE_URL, ...rest }: NodeJS.ProcessEnv) {
  return rest
}

/** Reads Ponder's log until `/ready` answers, and returns the seconds of the backfill. */
async function untilReady(lines: AsyncIterable<string>): Promise<number> {
  let seconds = 0
  const last: string[] = []
  for await (const text of lines) {
    last.push(text)
    const { msg = '', duration = 0 } = lineOf(text)
    if (msg.startsWith('Completed backfill indexing')) seconds = duration / 1000
    if (msg.startsWith('Started returning 200 responses') && text.includes('/ready')) return seconds
  }
  throw new Error(`Ponder ended before it was ready:\n${last.slice(-10).join('\n')}`)
}

function lineOf(text: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch {
    return {}
  }
}
