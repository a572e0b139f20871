import { surviveConnections } from '#network/access/surviveConnections.ts'
import { readCommandLine, usage } from '#network/commandLine.ts'
import { type NetworkOptions, startNetwork } from '#network/network.ts'
import { readPort } from '#network/settings.ts'
import { buildApp } from './build/build.ts'
import { endProgressLine, reportProgress } from './progress.ts'
import { serveDevelopment } from './serve/develop.ts'
import { createPassage, needsPassage, passagePath } from './serve/nodePassage.ts'
import { serveApp } from './serve/serve.ts'

const words = process.argv.slice(2)
const isDevelopment = words.includes('--dev')

const stopping: (() => Promise<unknown>)[] = []
let stopped: Promise<never> | undefined

try {
  const options = readCommandLine(words.filter((word) => word !== '--dev'))
  if (options) await start(options)
  else console.log(usage('npm start'))
} catch (cause) {
  endProgressLine()
  console.error(cause instanceof Error ? cause.message : cause)
  await stop(1)
}

/** `npm start` and `npm run dev`: the network and the app, side by side, until Ctrl-C. */
async function start(options: NetworkOptions) {
  const began = performance.now()
  if (options.workers) throw new Error('--workers is for services alone: npm run network.')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  const port = readPort('TIDELINE_APP_PORT', 4173)
  let building: Promise<unknown> | undefined
  const begun = () => {
    building = isDevelopment ? undefined : buildApp()
    building?.catch(() => {})
  }
  const network = await startNetwork({
    ...options,
    appPort: port,
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
  const server = isDevelopment
    ? await serveDevelopment({ port, config, passage })
    : await serveApp({ folder: 'dist', port, config, passage })
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
