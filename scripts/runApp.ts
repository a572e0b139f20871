import type { RequestListener } from 'node:http'
import { surviveConnections } from '#network/access/surviveConnections.ts'
import { readCommandLine, usage } from '#network/commandLine.ts'
import { type NetworkOptions, startNetwork } from '#network/network.ts'
import { readPort } from '#network/settings.ts'
import { endProgressLine, reportProgress } from './progress.ts'
import { createPassage, needsPassage, passagePath } from './serve/nodePassage.ts'

type Served = { host: string; port: number; config: () => unknown; passage?: RequestListener | undefined }

/** How a command starts the network and the app. */
export type AppCommand = {
  /** The command as typed: `npm start`. */
  command: string
  /** The arguments after it. */
  words: string[]
  /** Runs first, and may fetch what the network needs. */
  prepare?: (options: NetworkOptions) => Promise<void>
  /** Makes the files of the app, while the network starts. */
  build?: (() => Promise<unknown>) | undefined
  /** The address that the app listens on. Default: only this machine's own. */
  host?: () => string
  serve: (served: Served) => Promise<{ stop: () => Promise<void> }>
}

const stopping: (() => Promise<unknown>)[] = []
let stopped: Promise<never> | undefined

/** The network and the app, side by side, until Ctrl-C. A failure is said in one sentence and ends the process. */
export async function runApp(app: AppCommand): Promise<void> {
  try {
    const options = readCommandLine(app.words)
    if (options) await start(options, app)
    else console.log(usage(app.command))
  } catch (cause) {
    endProgressLine()
    console.error(cause instanceof Error ? cause.message : cause)
    await stop(1)
  }
}

async function start(options: NetworkOptions, app: AppCommand) {
  const { prepare, build, serve } = app
  const began = performance.now()
  if (options.workers) throw new Error('--workers is for services alone: npm run network.')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  const port = readPort('TIDELINE_APP_PORT', 4173)
  const host = app.host?.() ?? '127.0.0.1'
  await prepare?.(options)
  let building: Promise<unknown> | undefined
  const begun = () => {
    building = build?.()
    building?.catch(() => {})
  }
  const network = await startNetwork({
    ...options,
    app: { host, port },
    begun,
    progress: reportProgress,
    notice: say,
  })
  stopping.push(() => network.stop())
  if (building) {
    reportProgress({ step: 'build', done: 0, total: 1 })
    await building
    reportProgress({ step: 'build', done: 1, total: 1 })
  }
  const origin = `http://127.0.0.1:${port}`
  const { rpcUrl } = options
  const isPassed = rpcUrl !== undefined && (await needsPassage(rpcUrl, origin))
  const passage = isPassed ? createPassage(rpcUrl) : undefined
  const config = () => ({ ...network.config(), ...(isPassed && { rpcUrl: `${origin}${passagePath}` }) })
  const server = await serve({ host, port, config, passage })
  stopping.push(server.stop)
  surviveConnections(console.error)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  say(`Tideline is ready at ${origin} (${seconds} s). Ctrl-C stops everything.`)
}

function say(sentence: string) {
  endProgressLine()
  console.log(sentence)
}

/** Ends all that was started, newest first, once: a terminal and npm both pass on the same Ctrl-C. */
function stop(code: number): Promise<never> {
  stopped ??= (async () => {
    for (const end of stopping.reverse()) await end().catch(() => {})
    process.exit(code)
  })()
  return stopped
}
