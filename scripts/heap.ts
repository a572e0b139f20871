import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page, type WebSocketRoute } from '@playwright/test'
import { findChromium } from '../e2e/chromium.mjs'
import { config, HostileNetwork, recordedAt } from '../test/faults/hostileNetwork.ts'
import { pages } from '../test/faults/pages.ts'
import { buildApp } from './build/build.ts'
import { serveApp } from './serve/serveApp.ts'

/** A part of `npm run test:nightly`: walks through all pages again and again, and ends badly when what is held grows. */

/** After five rounds the caches of the app are full, and its code is loaded. */
const warmUps = 5
/** Medians of three: single readings differ by a quarter of a percent. */
const readings = 3
/** The rounds between the middle of the first readings and the middle of the last ones. */
const apart = 10
/** The most growth of the heap in ten rounds, as a share: only the browser's own. */
const mostGrowth = 0.01
/** Milliseconds after which the browser has let go of what the last page left; without them readings differ by 5 %. */
const settling = 5_000
/** Milliseconds after which a feed that nobody watches is closed at the latest. */
const closingDeadline = 30_000

/** The heap, nodes and listeners after a garbage collection. */
type Held = { bytes: number; nodes: number; listeners: number }

const sockets = new Set<WebSocketRoute>()

await buildApp()
const app = await serveApp({ folder: 'dist', port: 0, config: () => config })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // Code that a browser compiles while it runs fills the heap, the longer the more.
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--jitless --no-lazy-feedback-allocation'],
})
const page = await browser.newPage()
await answerAsRecorded(page)
const session = await page.context().newCDPSession(page)
await session.send('HeapProfiler.enable')
await session.send('Performance.enable')
await page.goto(`http://127.0.0.1:${app.port}/settings`)

for (let round = 0; round < warmUps; round++) await walk()
const rounds: Held[] = []
for (let round = 0; round < apart + readings; round++) {
  await walk()
  if (round < readings || round >= apart) rounds.push(await held())
}
const before = medians(rounds.slice(0, readings))
const after = medians(rounds.slice(-readings))
await browser.close()
await app.stop()

const growth = after.bytes / before.bytes - 1
const percent = `${(growth * 100).toFixed(2)} %`
console.log(`${apart} rounds of ${pages.length + 1} pages: heap ${percent} more`, before, after)
if (growth > mostGrowth || after.nodes > before.nodes || after.listeners > before.listeners + 5)
  process.exit(1)

/** Every page for a moment, and then one without anything live until the last feed has closed. */
async function walk() {
  for (const { path } of [...pages, { path: '/settings' }]) {
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await untilFeedsClose()
}

async function untilFeedsClose() {
  const end = Date.now() + closingDeadline
  while (sockets.size > 0) {
    if (Date.now() > end) throw new Error(`${sockets.size} feeds are still open on a page without any.`)
    await wait(100)
  }
}

async function held(): Promise<Held> {
  await wait(settling)
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    bytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  }
}

function medians(of: readonly Held[]): Held {
  const middle = (name: keyof Held) =>
    of.map((each) => each[name]).sort((a, b) => a - b)[readings >> 1] ?? Number.NaN
  return { bytes: middle('bytes'), nodes: middle('nodes'), listeners: middle('listeners') }
}

/** The four interfaces as they were recorded, at that time, with a socket that stays silent. */
async function answerAsRecorded(to: Page) {
  const network = new HostileNetwork()
  await to.clock.setFixedTime(recordedAt)
  for (const url of [config.indexerUrl, config.rpcUrl, config.explorerUrl, config.lendingUrl])
    await to.route(`${url}/**`, async (route) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      const sent = route.request()
      if (sent.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      const answer = await network.fetch(sent.url(), { method: sent.method(), body: sent.postData() })
      const [status, body] = [answer.status, await answer.text()]
      await route.fulfill({ status, body, headers, contentType: 'application/json' })
    })
  await to.routeWebSocket(/\/graphql$/, (socket) => {
    sockets.add(socket)
    socket.onClose(async () => {
      sockets.delete(socket)
      await socket.close()
    })
    socket.onMessage((message) => {
      const answers: Record<string, string> = { connection_init: 'connection_ack', ping: 'pong' }
      const type = answers[JSON.parse(String(message)).type]
      if (type) socket.send(JSON.stringify({ type }))
    })
  })
}
