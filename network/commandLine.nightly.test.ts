import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { runNetwork } from '#network/testing/runNetwork.ts'
import { type MinedChain, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { readCommandLine } from './commandLine.ts'
import { assertSyncable } from './start/chain/externalNode.ts'

let chain: MinedChain
let deployment: Deployment
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-command-'))
  ;({ chain, deployment } = await startDeployedChain())
}, 120_000)

afterAll(async () => {
  await chain?.node.stop()
  await rm(folder, { recursive: true, force: true })
})

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
    const network = await runNetwork(folder, ...words.map(filled))
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
