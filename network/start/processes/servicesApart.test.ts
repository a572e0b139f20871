import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileContracts } from '#network/contracts/compile.ts'
import { type Network, startNetwork } from '#network/network.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'

/** A started network whose services end one after another. */

let folder: string
let network: Network
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-apart-'))
  const compiled = join(tmpdir(), 'tideline-contracts')
  await compileContracts({ cacheFolder: compiled })
  await cp(compiled, join(folder, 'contracts'), { recursive: true })
  const ports = { node: await findFreePort(), indexer: 0, explorer: 0, lending: 0 }
  const settings = { folder, databaseUrl: undefined, ports, blockTime: 3600, serviceMemory: 32 }
  network = await startNetwork({ density: 0.002, live: false, settings, notice: (each) => said.push(each) })
}, 180_000)

afterAll(async () => {
  await network?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The newest block as each interface says it; null for one that does not answer. */
async function blocks(): Promise<Record<'node' | 'indexer' | 'explorer' | 'lending', number | null>> {
  const { urls } = network
  const health = (url = '') =>
    fetch(`${url}/health`).then(
      async (answer) => ((await answer.json()) as { block: number }).block,
      () => null,
    )
  const [node, indexer, explorer, lending] = await Promise.all([
    createRpc(urls.node).call<string>('eth_blockNumber').then(Number),
    health(urls.indexer),
    health(urls.explorer),
    health(urls.lending),
  ])
  return { node, indexer, explorer, lending }
}

async function mine(): Promise<number> {
  const rpc = createRpc(network.urls.node)
  await rpc.call('evm_mine')
  return Number(await rpc.call<string>('eth_blockNumber'))
}

/** The process of a service, as the system lists it (Linux). */
async function processOf(role: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    const command = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : ''
    if (command.includes(`${folder}/services.mjs\0${role}\0`)) return Number(name)
  }
  return 0
}

/** An allowed query whose answer is larger than the heap that this network gives a service. */
const type =
  'fragment T on __Type { fields { description args { description type { name kind } } type { name kind } } }'
const types = Array.from({ length: 200 }, (_, index) => `a${index}: types { ...T }`)
const query = `{ __schema { ${types.join(' ')} } } ${type}`

test('an indexer that is out of memory takes neither the others nor the node with it, and answers again', async () => {
  const { indexer = '' } = network.urls
  const head = await mine()
  const headers = { 'content-type': 'application/json' }
  const asked = fetch(`${indexer}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  await expect(asked).rejects.toThrow('fetch failed')
  expect(await blocks()).toMatchObject({ node: head, explorer: head, lending: head })
  const all = { node: head, indexer: head, explorer: head, lending: head }
  await expect.poll(blocks, { timeout: 20_000 }).toEqual(all)
  expect(said).toEqual(['The indexer ended: it was out of memory. It is started again.'])
  expect((await fetch(`${indexer}/graphql?query={recentSwaps(limit:1){id}}`)).status).toBe(200)
}, 120_000)

test.each([
  ['explorer', 'The explorer'],
  ['lending', 'The lending service'],
])(
  'another %s takes the place of one that the system killed, at the same port',
  async (role, name) => {
    said.length = 0
    const killed = await processOf(role)
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => said, { timeout: 20_000 })
      .toEqual([`${name} ended: it was ended by SIGKILL. It is started again.`])
    const head = await mine()
    await expect
      .poll(blocks, { timeout: 20_000 })
      .toEqual({ node: head, indexer: head, explorer: head, lending: head })
    expect(await processOf(role)).not.toBe(killed)
  },
  60_000,
)

test('a stop ends the process of every service', async () => {
  await network.stop()
  expect(await Promise.all(['indexer', 'explorer', 'lending'].map(processOf))).toEqual([0, 0, 0])
})
