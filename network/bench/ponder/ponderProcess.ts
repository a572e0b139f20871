import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SyncedChain } from '#network/bench/ingest/ingest.ts'
import { findFreePort } from '#network/node/freePort.ts'
import type { StoreOptions } from '#network/store/store.ts'

/** A process of Ponder that answers. */
export type PonderProcess = {
  id: number
  url: string
  /** The seconds of the backfill, by its own log. */
  seconds: number
  stop(): Promise<void>
}

/** `start` indexes the chain and answers, `serve` only answers. */
type Command = 'start' | 'serve'

type Line = { msg?: string; duration?: number; error?: unknown }

const timeout = 15 * 60_000

/**
 * Starts Ponder on a database: PGlite in its own folder, or a PostgreSQL server.
 * @throws what it said last when it ends before it answers.
 */
export async function startPonder(
  folder: string,
  command: Command,
  chain: SyncedChain,
  { databaseUrl }: StoreOptions,
): Promise<PonderProcess> {
  const port = await findFreePort()
  const words = `${command} --schema bench --port ${port} --hostname 127.0.0.1 --log-format json`.split(' ')
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/ponder/dist/esm/bin/ponder.js'), ...words],
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
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await ended
  }
  try {
    const seconds = await untilReady(createInterface({ input: child.stdout }), command)
    child.stdout.resume()
    return { id: child.pid ?? 0, url: `http://127.0.0.1:${port}`, seconds, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function withoutDatabase({ DATABASE_URL, DATABASE_PRIVATE_URL, ...rest }: NodeJS.ProcessEnv) {
  return rest
}

/** What it says when it answers. */
const readyWords: Record<Command, RegExp> = {
  start: /^Started returning 200 responses/,
  serve: /^(Created|Started) HTTP server/,
}

/** Reads Ponder's log until it answers, and returns the seconds of the backfill. */
async function untilReady(lines: AsyncIterable<string>, command: Command): Promise<number> {
  let seconds = 0
  const last: string[] = []
  for await (const text of lines) {
    last.push(text)
    const { msg = '', duration = 0 } = lineOf(text)
    if (msg.startsWith('Completed backfill indexing')) seconds = duration / 1000
    if (readyWords[command].test(msg) && (command === 'serve' || text.includes('/ready'))) return seconds
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
