import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { readSettings } from '#network/settings.ts'
import type { Urls } from '#network/start/appConfig.ts'
import type { Store } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample, sampleHead } from '#network/testing/store/sample.ts'
import { type Role, roles } from './roles.ts'
import { serviceProgram } from './serviceProgram.ts'
import { startServicesApart } from './servicesApart.ts'
import { createShutdown } from './shutdown.ts'

/** The services of the sample store, each in a process, which end one after another. */

let folder: string
let store: Store
let node: Service
let urls: Omit<Urls, 'node'>
let program: string
const shutdown = createShutdown()
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-apart-'))
  store = await openSample()
  node = await startFakeNode({ eth_blockNumber: () => '0x28', eth_getBalance: () => '0x1' })
  program = await serviceProgram(folder)
  urls = await startServicesApart(options(readSettings({}).host, roles), shutdown)
}, 60_000)

function options(host: string, wanted: readonly Role[]) {
  return {
    program,
    store,
    status: () => ({ headBlock: sampleHead, problem: null }),
    source: {
      rpcUrl: node.url,
      marketFactory: sample.marketFactory,
      lendingPool: sample.accounts[0] ?? null,
    },
    coin: 'ETH',
    artifacts: undefined,
    sources: join(folder, 'verified'),
    databaseUrl: undefined,
    replicaUrls: [],
    ports: { indexer: 0, explorer: 0, lending: 0 },
    roles: wanted,
    host,
    memory: 32,
    say: (sentence: string) => said.push(sentence),
  }
}

afterAll(async () => {
  await shutdown.stop()
  await node?.stop()
  await store?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Whether each service answers for the newest block. */
async function answering(): Promise<Record<'indexer' | 'explorer' | 'lending', boolean>> {
  const isAnswering = (url = '') =>
    fetch(`${url}/health`).then(
      async (answer) => ((await answer.json()) as { block: number }).block === sampleHead,
      () => false,
    )
  const { indexer, explorer, lending } = urls
  const answers = await Promise.all([indexer, explorer, lending].map(isAnswering))
  const [ofIndexer = false, ofExplorer = false, ofLending = false] = answers
  return { indexer: ofIndexer, explorer: ofExplorer, lending: ofLending }
}

const all = { indexer: true, explorer: true, lending: true }

/** The process of a service, as the system lists it (Linux). */
async function processOf(role: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    const command = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : ''
    if (command.includes(`${folder}/services.mjs\0${role}\0`)) return Number(name)
  }
  return 0
}

/** Different allowed queries, of which the indexer keeps more than fit into the heap that it has here. */
const queries = Array.from({ length: 100 }, (_, number) => {
  const fields = Array.from({ length: 600 }, (_, field) => `f${field}:id`)
  return `{ market(poolAddress: "0x${'0'.repeat(39)}1") { ${fields.join(' ')} } } # ${number}`
})

test('an indexer that is out of memory takes no other service with it, and answers again', async () => {
  const { indexer = '' } = urls
  expect(await answering()).toEqual(all)
  const headers = { 'content-type': 'application/json' }
  const flood = async () => {
    for (const query of queries) {
      const answer = await fetch(`${indexer}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      })
      expect(await answer.json()).toHaveProperty('data')
    }
  }
  await expect(flood()).rejects.toThrow('fetch failed')
  expect(await answering()).toMatchObject({ explorer: true, lending: true })
  await expect.poll(answering, { timeout: 20_000 }).toEqual(all)
  expect(said).toEqual(['The indexer ended: it was out of memory. It is started again.'])
  expect((await fetch(`${indexer}/graphql?query={recentSwaps(limit:1){id}}`)).status).toBe(200)
}, 60_000)

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
    await expect.poll(answering, { timeout: 20_000 }).toEqual(all)
    expect(await processOf(role)).not.toBe(killed)
  },
  60_000,
)

test('services listen on 127.0.0.1, or on the address of TIDELINE_HOST, and on no other', async () => {
  const hosts = ['127.0.0.1', '127.0.0.2']
  const listening = (url = '') =>
    Promise.all(
      hosts.map((host) =>
        fetch(`http://${host}:${new URL(url).port}/health`).then(
          () => host,
          () => null,
        ),
      ),
    )
  for (const url of [urls.indexer, urls.explorer, urls.lending])
    expect(await listening(url)).toEqual(['127.0.0.1', null])
  const other = createShutdown()
  const { host } = readSettings({ TIDELINE_HOST: '127.0.0.2' })
  const { explorer } = await startServicesApart(options(host, ['explorer']), other)
  expect(await listening(explorer)).toEqual([null, '127.0.0.2'])
  await other.stop()
}, 60_000)

test('a stop ends the process of every service', async () => {
  await shutdown.stop()
  expect(await Promise.all(['indexer', 'explorer', 'lending'].map(processOf))).toEqual([0, 0, 0])
})
