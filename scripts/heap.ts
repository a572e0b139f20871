import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page, type WebSocketRoute } from '@playwright/test'
import { findChromium } from '../e2e/chromium.mjs'
import { config, HostileNetwork, recordedAt } from '../test/faults/hostileNetwork.ts'
import { pages } from '../test/faults/pages.ts'
import { buildApp } from './build/build.ts'
import { serveApp } from './serve/serveApp.ts'

/** A part of `npm run test:nightly`: walks through all pages again and again, and ends badly when what is held grows. */

/** Rounds in which caches fill and code is loaded. */
const warmUps = 5
/** Code that a round has not waited for is loaded in a later one, which is a step in one window; what leaks grows in each. */
const windows = 3
const roundsAWindow = 5
/** The most growth of the heap in the window with the least, as a share: single readings differ by 0.3 %. */
const mostGrowth = 0.005
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
const readings = [await held()]
for (let round = 1; round <= windows * roundsAWindow; round++) {
  await walk()
  if (round % roundsAWindow === 0) readings.push(await held())
}
await browser.close()
await app.stop()

const growth = leastGrowth(({ bytes }, before) => bytes / before.bytes - 1)
const percents = `${(growth * 100).toFixed(2)} % more in ${roundsAWindow} rounds of ${pages.length + 1} pages`
console.log(`heap: ${percents}`, readings)
if (
  growth > mostGrowth ||
  leastGrowth(({ nodes }, before) => nodes - before.nodes) > 0 ||
  leastGrowth(({ listeners }, before) => listeners - before.listeners) > 1
)
  process.exit(1)

/** How much the window grew that grew least. */
function leastGrowth(of: (after: Held, before: Held) => number): number {
  const growths = readings.flatMap((after, index) => {
    const before = readings[index - 1]
    return before ? [of(after, before)] : []
  })
  return Math.min(...growths)
}

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
