import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.mjs'
import type { Config } from '../../e2e/fixtures.ts'
import { pathOf, type TestPageName } from '../../e2e/testPages.ts'
import { buildApp } from '../build/build.ts'
import { serveApp } from '../serve/serveApp.ts'
import { runLighthouse } from './lighthouse.ts'
import { loadFromAfar } from './loadFromAfar.ts'
import { measurePaints, type Paints } from './paints.ts'
import { servePeer } from './peers.ts'
import { type Measured, printMeasured, printRatios, printSlower, printTitle } from './report.ts'
import { waterfallDepth } from './waterfall.ts'

/**
 * `npm run bench -- pages`: how soon the pages are there, how much they load, and what Lighthouse says, beside a running local
 * network. `-- --otterscan FOLDER --morpho FOLDER` measures static builds of those in the same run, `--before FOLDER` an
 * earlier build of Tideline: it fails where this one is slower (`--runs 9`). `--only market,home` measures less. Times
 * depend on the machine: what is compared is loaded in turn. The network answers these builds only when it was started with
 * `TIDELINE_ALLOW=*`.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4173' },
    only: { type: 'string', default: 'home,markets,market,transaction,address,lending' },
    runs: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
    lighthouse: { type: 'string', default: 'yes' },
    otterscan: { type: 'string' },
    morpho: { type: 'string' },
    before: { type: 'string' },
  },
})

type Target = { name: string; url: string }

const config = (await (await fetch(`${values.url}/config.json`)).json()) as Config
// A network refuses pages of other ports, and pages of refusals must not be measured.
const refused = await fetch(config.rpcUrl, { method: 'OPTIONS', headers: { Origin: 'http://127.0.0.1:1' } })
if (refused.status === 403)
  throw new Error('Start the network with TIDELINE_ALLOW=* to measure other builds of the app.')
const executablePath = findChromium()
const stopping: (() => Promise<void>)[] = []
try {
  await bench()
} finally {
  for (const stop of stopping) await stop()
}

async function bench() {
  const pages = await findPages()
  const measured: Measured[] = []
  printTitle()
  for (const targets of pages) {
    const together = await measureInTurn(targets)
    together.forEach(printMeasured)
    measured.push(...together)
  }
  for (const peer of ['otterscan', 'morpho']) printRatios(measured, peer)
  if (values.before && printSlower(measured)) process.exitCode = 1
}

/** Starts every site, and lists the addresses of each page: ours first, then what it is compared with. */
async function findPages(): Promise<Target[][]> {
  await buildApp()
  const ours = await serveOurs('dist')
  const before = values.before && (await serveOurs(values.before))
  const otterscan = await startPeer('otterscan', values.otterscan, { erigonURL: config.rpcUrl })
  const morpho = await startPeer('morpho', values.morpho, {})
  return Promise.all(
    values.only.split(',').map(async (name) => {
      const path = await pathOf(config, name as TestPageName)
      const targets = [{ name, url: ours + path }]
      if (before) targets.push({ name: `before ${name}`, url: before + path })
      // Its addresses are those of EIP-3091, as ours are.
      if (otterscan && ['home', 'transaction', 'address'].includes(name))
        targets.push({ name: `otterscan ${name}`, url: otterscan + path })
      if (morpho && name === 'lending') targets.push({ name: 'morpho lending', url: `${morpho}/` })
      return targets
    }),
  )
}

async function serveOurs(folder: string): Promise<string> {
  const app = await serveApp({ folder, port: 0, config: () => config })
  stopping.push(app.stop)
  return `http://127.0.0.1:${app.port}`
}

async function startPeer(name: string, folder: string | undefined, peerConfig: unknown) {
  if (!folder) return
  const peer = await servePeer(name, folder, peerConfig)
  stopping.push(peer.stop)
  return peer.url
}

/** Loads each of them once, then again: what a machine does besides slows all of them down. */
async function measureInTurn(targets: readonly Target[]): Promise<Measured[]> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const loads = targets.map((target) => ({ target, paints: [] as Paints[] }))
    for (let run = 0; run < Number(values.runs); run++)
      for (const { target, paints } of loads)
        paints.push(
          await onFreshPage(browser, (page) => measurePaints(page, target.url, Number(values.slowdown))),
        )
    const measured: Measured[] = []
    for (const { target, paints } of loads) measured.push(await countTraffic(browser, target, paints))
    return measured
  } finally {
    await browser.close()
  }
}

async function countTraffic(browser: Browser, { name, url }: Target, paints: Paints[]): Promise<Measured> {
  const traffic = await onFreshPage(browser, (page) => loadFromAfar(page, url))
  const scripts = traffic.filter(({ isScript }) => isScript)
  const sum = (bytes: number, each: { bytes: number }) => bytes + each.bytes
  return {
    name,
    paints,
    scripts: scripts.length,
    scriptBytes: scripts.reduce(sum, 0),
    requests: traffic.length,
    bytes: traffic.reduce(sum, 0),
    depth: waterfallDepth(traffic),
    scores: values.lighthouse === 'yes' ? await runLighthouse(url, executablePath) : undefined,
  }
}

/** Runs `look` in a window without a cache. */
async function onFreshPage<T>(
  browser: Browser,
  look: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } })
  try {
    return await look(await context.newPage())
  } finally {
    await context.close()
  }
}
