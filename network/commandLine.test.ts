import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { type MinedChain, startMinedChain } from '#network/testing/sync/minedChain.ts'
import { startTrader } from '#network/testing/sync/trader.ts'
import { readCommandLine } from './commandLine.ts'
import { assertSyncable } from './start/chain/externalNode.ts'

const script = fileURLToPath(new URL('../scripts/network.mjs', import.meta.url))

let chain: MinedChain
let deployment: Deployment
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-command-'))
  chain = await startMinedChain()
  const artifacts = await compileContracts()
  deployment = await deployContracts({ rpcUrl: chain.node.url, artifacts })
}, 120_000)

afterAll(async () => {
  await chain?.node.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs what `npm run network` runs, on ports and in a folder of its own. */
async function run(...words: string[]) {
  const ports = {
    indexer: await findFreePort(),
    explorer: await findFreePort(),
    lending: await findFreePort(),
  }
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TIDELINE_DATA: join(folder, String(ports.indexer)),
      DATABASE_URL: '',
      TIDELINE_LOG: 'debug',
      TIDELINE_INDEXER_PORT: String(ports.indexer),
      TIDELINE_EXPLORER_PORT: String(ports.explorer),
      TIDELINE_LENDING_PORT: String(ports.lending),
    },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ports, ended, output: () => output, errors: () => errors }
}

async function ask(port: number, path: string): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).json()
}

test('an external node is synced and served, with a log line a request, until the process is stopped', async () => {
  const trader = await startTrader(chain, deployment)
  const { marketFactory, lendingPool } = deployment
  const network = await run(
    '--rpc',
    chain.node.url,
    '--factory',
    marketFactory.toLowerCase(),
    '--pool',
    lendingPool,
  )
  const { ports, output, errors } = network
  await vi.waitUntil(() => output().includes('lending ') || network.child.exitCode !== null, {
    timeout: 90_000,
  })
  expect(output()).toContain(`node       ${chain.node.url}`)

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

test.each([
  [
    'an unreachable node',
    ['--rpc', 'http://127.0.0.1:9', '--factory', '@factory', '--pool', '@pool'],
    1,
    /^The node at http:\/\/127.0.0.1:9 does not answer: .*\.\n$/,
  ],
  ['an unknown flag', ['--speed', '5'], 2, /^Unknown option '--speed'\. Try --help\.\n$/],
])(
  '%s ends with one sentence',
  async (_what, words, code, sentence) => {
    const network = await run(...words.map(filled))
    expect(await network.ended).toBe(code)
    expect(network.errors()).toMatch(sentence)
  },
  30_000,
)

test('an address that is no factory or no pool is named', async () => {
  const { marketFactory, lendingPool, stablecoin } = deployment
  const check = (contracts: Partial<typeof deployment>) =>
    assertSyncable(chain.node.url, { marketFactory, lendingPool, ...contracts })
  await check({})
  const nobody = '0x00000000000000000000000000000000000000ff'
  await expect(check({ marketFactory: nobody })).rejects.toThrow(
    `There is no market factory at ${nobody} on the node`,
  )
  await expect(check({ lendingPool: stablecoin })).rejects.toThrow(
    `There is no lending pool at ${stablecoin} on the`,
  )
})

test.each([
  ['--factory @factory --pool @pool', '--factory is about another node: give its --rpc, too.'],
  ['--coin Ether:ETH', '--coin is about another node: give its --rpc, too.'],
  ['--rpc http://a --coin ETH', '--coin must be a name and a symbol of at most 12 characters'],
  ['--rpc http://a --coin A:B:C', 'such as Ether:ETH, not "A:B:C".'],
  ['--rpc http://a --from-block 0x10', '--from-block must be the number of a block, not "0x10".'],
  ['--rpc http://a --from-block -1', "Option '--from-block' argument is ambiguous. Try --help."],
  [
    '--rpc node --factory @factory --pool @pool',
    '--rpc must be the http or https address of a node, not "node".',
  ],
  [
    '--rpc http://a --factory 0x12 --pool @pool',
    '--factory must be an address, 0x and 40 hexadecimal digits, not "0x12".',
  ],
  ['--rpc', "Option '--rpc <value>' argument missing. Try --help."],
  ['--workers 2', '--workers is for processes that only serve: give their --role, without follower.'],
  ['--role all --workers 2', '--workers is for processes that only serve'],
  ['--role explorer --workers 0', '--workers must be a number of processes from 1 to 64, not "0".'],
  ['fresh', "Unexpected argument 'fresh'. Try --help."],
])('"%s" is refused in one sentence', (words, sentence) => {
  expect(() => readCommandLine(words.split(' ').map(filled))).toThrow(sentence)
})

test('valid command lines are parsed', () => {
  const { marketFactory, lendingPool } = deployment
  expect(readCommandLine([])).toEqual({ fresh: false })
  expect(readCommandLine(['--fresh'])).toEqual({ fresh: true })
  expect(
    readCommandLine([
      '--rpc',
      'https://a.example/key',
      '--factory',
      marketFactory.toLowerCase(),
      '--pool',
      lendingPool,
    ]),
  ).toEqual({ fresh: false, rpcUrl: 'https://a.example/key', marketFactory, lendingPool })
  const serving = { fresh: false, roles: ['indexer', 'explorer'], workers: 4 }
  expect(readCommandLine(['--role', 'indexer,explorer', '--workers', '4'])).toEqual(serving)
  const node = ['--rpc', 'http://127.0.0.1:8545']
  expect(readCommandLine(node)).toEqual({ fresh: false, rpcUrl: 'http://127.0.0.1:8545' })
  vi.stubEnv('INIT_CWD', '/home/me/project')
  expect(
    readCommandLine([
      ...node,
      '--coin',
      'Pebble: PBL',
      '--from-block',
      '12',
      '--artifacts',
      'out',
      '--fresh',
    ]),
  ).toEqual({
    ...{ fresh: true, rpcUrl: 'http://127.0.0.1:8545', fromBlock: 12 },
    ...{ coin: { name: 'Pebble', symbol: 'PBL' }, artifacts: '/home/me/project/out' },
  })
  vi.unstubAllEnvs()
  expect(readCommandLine(['--help'])).toBeUndefined()
})

/** The addresses are known only when the chain runs. */
function filled(word: string): string {
  return word.replace('@factory', deployment.marketFactory).replace('@pool', deployment.lendingPool)
}
