import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { runNetwork } from '#network/testing/runNetwork.ts'
import { type MinedChain, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { startTrader } from '#network/testing/sync/startTrader.ts'

let chain: MinedChain
let deployment: Deployment
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-external-'))
  ;({ chain, deployment } = await startDeployedChain())
}, 120_000)

afterAll(async () => {
  await chain?.node.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(port: number, path: string): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).json()
}

test('an external node is synced and served, with a log line a request, until the process is stopped', async () => {
  const trader = await startTrader(chain, deployment)
  const { marketFactory, lendingPool } = deployment
  const network = await runNetwork(
    folder,
    '--rpc',
    chain.node.url,
    '--factory',
    marketFactory.toLowerCase(),
    '--pool',
    lendingPool,
  )
  const { ports, output, errors } = network
  // The last line of a start.
  const ready = `node       ${chain.node.url}`
  await vi.waitUntil(() => output().includes(ready) || network.child.exitCode !== null, { timeout: 90_000 })
  expect(output()).toContain(ready)

  await trader.buy(1234n)
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  const health = { status: 'ok', block: head, headBlock: head, lag: 0 }
  await vi.waitFor(async () => expect(await ask(ports.indexer, '/health')).toMatchObject(health), 10_000)
  expect(await ask(ports.explorer, '/health')).toMatchObject(health)
  expect(await ask(ports.lending, '/health')).toMatchObject(health)
  const swaps = '/graphql?query={recentSwaps(limit:1){amountIn,blockNumber,tokenIn}}'
  const swap = { amountIn: '12.34', blockNumber: head, tokenIn: deployment.marketStablecoins[0] }
  expect(await ask(ports.indexer, swaps)).toEqual({ data: { recentSwaps: [swap] } })
  expect(await ask(ports.explorer, `/api/v2/blocks/${head}`)).toMatchObject({ height: head })
  expect(await ask(ports.lending, '/api/pools')).toHaveLength(3)

  network.child.kill('SIGTERM')
  expect(await network.ended).toBe(0)
  const lines = errors()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.every(({ level }) => level === 'debug')).toBe(true)
  const requestLine = {
    level: 'debug',
    event: 'request',
    method: 'GET',
    status: 200,
    milliseconds: expect.any(Number),
  }
  for (const [service, path] of [
    ['indexer', '/graphql'],
    ['explorer', `/api/v2/blocks/${head}`],
    ['lending service', '/api/pools'],
  ])
    expect(lines.filter((line) => line.service === service && line.path === path)).toEqual([
      { ...requestLine, service, path, time: expect.stringMatching(/^20.*Z$/) },
    ])
}, 120_000)
