import { parseArgs } from 'node:util'
import { startNetwork } from '#network/network.ts'
import { assertPortFree } from '#network/node/freePort.ts'
import { readPort } from '#network/settings.ts'
import { buildApp } from './build.ts'
import { serveDevelopment } from './develop.ts'
import { reportProgress } from './progress.ts'
import { serveApp } from './serve.ts'

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
  },
})

const stopping: (() => Promise<unknown>)[] = []
let stopped: Promise<never> | undefined

try {
  await start()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  await stop(1)
}

/** `npm start` and `npm run dev`: the network and the app, side by side, until Ctrl-C. */
async function start() {
  const began = performance.now()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  const port = readPort('TIDELINE_APP_PORT', 4173)
  await assertPortFree(port, '127.0.0.1', 'TIDELINE_APP_PORT')
  const building = values.dev ? undefined : buildApp()
  building?.catch(() => {})
  const network = await startNetwork({ fresh: values.fresh, progress: reportProgress })
  stopping.push(() => network.stop())
  if (building) {
    reportProgress({ step: 'build', done: 0, total: 1 })
    await building
    reportProgress({ step: 'build', done: 1, total: 1 })
  }
  const config = () => network.config
  const server = values.dev
    ? await serveDevelopment({ port, config })
    : await serveApp({ folder: 'dist', port, config })
  stopping.push(server.stop)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`Tideline is ready at http://127.0.0.1:${port} (${seconds} s). Ctrl-C stops everything.`)
}

/** Ends all that was started, newest first, once: a terminal and npm both pass on the same Ctrl-C. */
function stop(code: number): Promise<never> {
  stopped ??= (async () => {
    for (const end of stopping.reverse()) await end().catch(() => {})
    process.exit(code)
  })()
  return stopped
}
