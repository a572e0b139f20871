import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Network, startNetwork } from '#network/network.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { readChainPages, readLendingPages, readMarketPages } from './expectedPages.ts'
import { createPageJudge, type Expected } from './pageJudge.ts'

let network: Network
let folder: string

test.describe.configure({ mode: 'default', timeout: 1_800_000 })

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(900_000)
  process.env.TIDELINE_ALLOW = new URL(String(baseURL)).origin
  folder = await mkdtemp(join(tmpdir(), 'tideline-truth-'))
  const ports = { node: await findFreePort(), indexer: 0, explorer: 0, lending: 0 }
  network = await startNetwork({
    settings: { folder, databaseUrl: undefined, ports, blockTime: 3_600 },
    density: 0.3,
    live: false,
  })
})

test.afterAll(async () => {
  await network.stop()
  await rm(folder, { recursive: true, force: true })
})

const areas: [string, number, (network: Network) => Promise<Expected[]>][] = [
  ['blocks, transactions and addresses', 8_000, readChainPages],
  ['markets and portfolios', 6_000, readMarketPages],
  ['loans', 500, readLendingPages],
]

for (const [area, least, pagesOf] of areas)
  test(`pages of ${area} show the figures of the replayed chain`, async ({ page }) => {
    const config = network.config()
    await page.route('**/config.json', (route) => route.fulfill({ json: config }))
    await page.setViewportSize({ width: 1_600, height: 1_000 })
    await page.goto('/tools')
    const judge = createPageJudge(page)
    for (const expected of await pagesOf(network)) await judge.visit(expected)
    const { figures, wrong } = judge.result()
    process.stdout.write(`${figures} figures on pages of ${area}, ${wrong.length} wrong\n`)
    expect(wrong).toEqual([])
    expect(figures).toBeGreaterThan(least)
  })
