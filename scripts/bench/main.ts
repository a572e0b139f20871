import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { pathOf, type TestPageName } from '../../e2e/testPages.ts'
import type { Config } from '../../e2e/tideline.ts'
import { buildApp } from '../build/build.ts'
import { serveApp } from '../serve/serve.ts'
import { findChromium } from '../test/chromium.mjs'
import { runLighthouse } from './lighthouse.ts'
import { measurePaints, type Paints } from './paints.ts'
import { servePeer } from './peers.ts'
import { type Measured, printMeasured, printRatios, printTitle } from './report.ts'
import { loadFromAfar } from './traffic.ts'
import { waterfallDepth } from './waterfall.ts'

/**
 * `npm run bench:pages`: how soon the pages are there, how much they load, and what Lighthouse says, beside a running local
 * network. `-- --otterscan FOLDER --morpho FOLDER` measures static builds of those in the same run; `--only market,home`
 * measures less. Times depend on the machine: compare them within one run.
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
  },
})

type Target = { name: string; url: string }

const config = (await (await fetch(`${values.url}/config.json`)).json()) as Config
const executablePath = findChromium()
const stopping: (() => Promise<void>)[] = []
try {
  await bench()
} finally {
  for (const stop of stopping) await stop()
}

async function bench() {
  const targets = await findTargets()
  const measured: Measured[] = []
  printTitle()
  for (const target of targets) {
    const page = await measure(target)
    printMeasured(page)
    measured.push(page)
  }
  for (const peer of ['otterscan', 'morpho']) printRatios(measured, peer)
}

/** Starts every site, and lists what is measured of it. */
async function findTargets(): Promise<Target[]> {
  await buildApp()
  const app = await serveApp({ folder: 'dist', port: 0, config: () => config })
  stopping.push(app.stop)
  const names = values.only.split(',') as TestPageName[]
  const targets: Target[] = []
  for (const name of names)
    targets.push({ name, url: `http://127.0.0.1:${app.port}${await pathOf(config, name)}` })
  if (values.otterscan) {
    const otterscan = await servePeer('otterscan', values.otterscan, { erigonURL: config.rpcUrl })
    stopping.push(otterscan.stop)
    // Its addresses are those of EIP-3091, as ours are.
    for (const name of names.filter((each) => ['home', 'transaction', 'address'].includes(each)))
      targets.push({
        name: `otterscan ${name}`,
        url: `${otterscan.url}${await pathOf(config, name)}`,
      })
  }
  if (values.morpho) {
    const morpho = await servePeer('morpho', values.morpho, {})
    stopping.push(morpho.stop)
    targets.push({ name: 'morpho lending', url: `${morpho.url}/` })
  }
  return targets
}

async function measure({ name, url }: Target): Promise<Measured> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const paints: Paints[] = []
    for (let run = 0; run < Number(values.runs); run++)
      paints.push(await onFreshPage(browser, (page) => measurePaints(page, url, Number(values.slowdown))))
    const traffic = await onFreshPage(browser, (page) => loadFromAfar(page, url))
    const scripts = traffic.filter(({ isScript }) => isScript)
    const sum = (bytes: number, each: { bytes: number }) => bytes + each.bytes
    return {
      name,
      paints: medianPaints(paints),
      scripts: scripts.length,
      scriptBytes: scripts.reduce(sum, 0),
      requests: traffic.length,
      bytes: traffic.reduce(sum, 0),
      depth: waterfallDepth(traffic),
      scores: values.lighthouse === 'yes' ? await runLighthouse(url, executablePath) : undefined,
    }
  } finally {
    await browser.close()
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

function medianPaints(paints: readonly Paints[]): Paints {
  const median = (read: (each: Paints) => number) =>
    paints.map(read).sort((a, b) => a - b)[Math.floor(paints.length / 2)] ?? Number.NaN
  return {
    first: median(({ first }) => first),
    largest: median(({ largest }) => largest),
    blocking: median(({ blocking }) => blocking),
  }
}
