import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, getAddress, type Hash, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  compileForeign,
  type ForeignContract,
  foundryArtifact,
  hardhatArtifact,
} from '#network/testing/foreign/foreignContracts.ts'
import { followNode } from '#network/testing/foreign/foreignNetwork.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'
import { startRpcProxy } from '#network/testing/node/rpcProxy.ts'

/** The first key of every development node. */
const developer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

let folder: string
let contracts: Awaited<ReturnType<typeof compileForeign>>
let node: ForeignNode
let shell: Address
let vesting: Address
let proxy: Address
let hashes: Record<'mint' | 'refused' | 'polish' | 'released' | 'proxied' | 'old' | 'paid', Hash>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-any-'))
  contracts = await compileForeign()
  // A chain before EIP-1559, with an id of its own.
  node = await startAnvil(['--chain-id', '4242', '--hardfork', 'berlin'])
  shell = getAddress(await node.deploy(contracts.Shell, [1_000n]))
  vesting = getAddress(await node.deploy(contracts.VestingWallet, [node.accounts[1], 1_000n, 5_000n]))
  proxy = getAddress(await node.deploy(contracts.ERC1967Proxy, [shell, '0x06fdde03']))
  const [, other] = node.accounts
  const of = (to: Address, { abi }: ForeignContract, name: string, args: unknown[], options = {}) =>
    node.call(to, abi, name, args, options)
  const legacy = await developer.signTransaction({
    ...{ type: 'legacy', to: shell, data: '0x06fdde03', gas: 100_000n, gasPrice: parseGwei('2') },
    nonce: Number(await node.rpc.call('eth_getTransactionCount', [developer.address, 'latest'])),
  })
  hashes = {
    old: await node.rpc.call<Hash>('eth_sendRawTransaction', [legacy]),
    mint: await of(shell, contracts.Shell, 'mint', [other, 700n]),
    refused: await of(shell, contracts.Shell, 'mint', [other, 7_000n]),
    polish: await of(shell, contracts.Shell, 'polish', ['twice']),
    released: await of(vesting, contracts.VestingWallet, 'release', []),
    proxied: await of(proxy, contracts.Shell, 'polish', ['through a proxy']),
    paid: await of(shell, contracts.Shell, 'pay', [vesting], { value: 5n }),
  }
}, 120_000)

afterAll(async () => {
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Writes the compiled contracts as Foundry and Hardhat do, half and half. */
async function writeArtifacts(): Promise<string> {
  const out = join(folder, 'out')
  await mkdir(join(out, 'Shell.sol'), { recursive: true })
  await writeFile(
    join(out, 'Shell.sol', 'Shell.json'),
    JSON.stringify(hardhatArtifact('Shell', contracts.Shell)),
  )
  await writeFile(join(out, 'VestingWallet.json'), JSON.stringify(foundryArtifact(contracts.VestingWallet)))
  await writeFile(join(out, 'notes.json'), '{"nothing": true}')
  return out
}

test('a chain whose first block is not 0 is read from its first block', async () => {
  const later = await startAnvil(['--number', '20000000'])
  await later.send({ to: later.accounts[1] ?? null, value: 7n })
  const { ask, stop } = await followNode(join(folder, 'later'), { rpcUrl: later.url })
  const { items } = await ask('/blocks')
  expect(items.map(({ height }: { height: number }) => height)).toEqual([20_000_001, 20_000_000])
  expect(await ask('/stats')).toMatchObject({ total_blocks: 2 })
  expect(await ask(`/addresses/${later.accounts[1]}/transactions`)).toMatchObject({ items: [{ value: '7' }] })
  await stop()
  await later.stop()
}, 120_000)

test('another network’s node is explored without markets and lending, decoded with its own ABIs', async () => {
  const artifacts = await writeArtifacts()
  const coin = { name: 'Pebble', symbol: 'PBL' }
  const { network, ask, health, stop } = await followNode(join(folder, 'words'), {
    rpcUrl: node.url,
    artifacts,
    coin,
  })
  expect(network.urls).toEqual({ node: node.url, explorer: expect.any(String) })
  const config = network.config()
  expect(config).toMatchObject({
    ...{ name: `Anvil at 127.0.0.1:${node.port}`, chainId: 4242, wallet: { demo: false } },
    nativeCurrency: { name: 'Pebble', symbol: 'PBL', decimals: 18 },
    explorer: { fromBlock: 0, internalCalls: true, indexing: false, notice: null },
  })
  for (const name of ['indexerUrl', 'lendingUrl', 'lendingPool']) expect(config).not.toHaveProperty(name)
  expect(await health()).toMatchObject({ status: 'ok', lag: 0, firstBlock: 0, indexed: 1 })

  const minted = await ask(`/transactions/${hashes.mint}`)
  expect(minted).toMatchObject({ status: 'ok', method: 'mint', base_fee_per_gas: null, priority_fee: null })
  expect(minted.to).toMatchObject({ hash: shell, name: 'Shell', is_verified: true })
  expect(minted.decoded_input).toMatchObject({ method_call: 'mint(address to, uint256 amount)' })
  expect(minted.token_transfers).toHaveLength(1)
  const refused = await ask(`/transactions/${hashes.refused}`)
  expect(refused).toMatchObject({
    status: 'error',
    revert_reason: {
      method_call: 'TooMany(uint256 wanted, uint256 maximum)',
      parameters: [{ value: '7000' }, { value: '1000' }],
    },
  })
  const [event] = (await ask(`/transactions/${hashes.polish}/logs`)).items
  expect(event.decoded).toMatchObject({
    method_call: 'Polished(address indexed by, string how)',
    parameters: [{ name: 'by' }, { name: 'how', value: 'twice' }],
  })
  expect((await ask(`/transactions/${hashes.old}`)).type).toBe(0)
  expect((await ask(`/transactions/${hashes.paid}/internal-transactions`)).items).toMatchObject([
    { value: '5' },
  ])

  expect(await ask(`/addresses/${vesting}`)).toMatchObject({ name: 'VestingWallet', is_verified: true })
  expect(await ask(`/addresses/${proxy}`)).toMatchObject({
    ...{ is_verified: false, proxy_type: 'eip1967' },
    implementations: [{ address_hash: shell, name: 'Shell' }],
  })
  const proxied = await ask(`/transactions/${hashes.proxied}`)
  expect(proxied.decoded_input.parameters).toMatchObject([{ name: 'how', value: 'through a proxy' }])
  expect(await ask(`/tokens/${shell}`)).toMatchObject({ symbol: 'SHL', total_supply: '700', holders: 1 })
  const polished = await ask('/transactions?method=polish')
  expect(polished.items.map(({ hash }: { hash: Hash }) => hash)).toEqual([hashes.proxied, hashes.polish])
  expect((await ask('/search?q=vesting')).items).toMatchObject([{ type: 'contract', address: vesting }])
  expect((await ask('/blocks')).items[0]).toMatchObject({ base_fee_per_gas: null, burnt_fees: null })
  await stop()
}, 120_000)

test('the store is kept for the next start, and a node with another chain gets its own folder', async () => {
  const data = join(folder, 'kept')
  const other = await startAnvil(['--timestamp', '1700000000'])
  await other.send({ to: other.accounts[1] as Address, value: 1n })
  const told: string[] = []
  const follow = () => followNode(data, { rpcUrl: other.url, notice: (sentence) => told.push(sentence) })
  const first = await follow()
  const [block] = (await first.ask('/blocks')).items
  await first.stop()

  // Stored data is served although the node no longer has it.
  await other.rpc.call('anvil_setBalance', [other.accounts[5], '0x7'])
  const second = await follow()
  expect((await second.ask('/blocks')).items[0]).toEqual(block)
  await second.stop()
  expect(await readdir(join(data, 'chains'))).toHaveLength(1)
  expect(told).toEqual([])

  await other.stop()
  const again = await startAnvil(['--timestamp', '1710000000'], other.port)
  const third = await followNode(data, { rpcUrl: again.url, notice: (sentence) => told.push(sentence) })
  expect(told).toEqual([
    expect.stringMatching(
      new RegExp(`^The node at 127.0.0.1:${other.port} began another chain: .* stays in .*31337-.*\\.$`),
    ),
  ])
  expect(third.network.config().explorer.notice).toBe(told[0])
  expect((await third.ask('/blocks')).items).toMatchObject([{ height: 0 }])
  expect(await readdir(join(data, 'chains'))).toHaveLength(2)

  // The same holds while the sync follows the node.
  await again.stop()
  const fourth = await startAnvil(['--timestamp', '1720000000', '--chain-id', '77'], other.port)
  await expect.poll(() => told.length, { timeout: 15_000 }).toBe(2)
  expect(told[1]).toMatch(/began another chain: the index of the chain before was deleted/)
  expect(third.network.config()).toMatchObject({ chainId: 77, explorer: { notice: told[1] } })
  await third.stop()
  await fourth.stop()
}, 120_000)

test('figures over the whole history are null when a part of the chain is stored', async () => {
  const data = join(folder, 'part')
  const head = Number(await node.rpc.call<string>('eth_blockNumber'))
  await expect(followNode(data, { rpcUrl: node.url, fromBlock: head + 1 })).rejects.toThrow(
    `--from-block ${head + 1} is after the newest block of the node, which is ${head}.`,
  )
  const first = head - 2
  const part = await followNode(data, { rpcUrl: node.url, fromBlock: first })
  expect(await part.health()).toMatchObject({ status: 'ok', firstBlock: first, indexed: 1 })
  const heights = (await part.ask('/blocks')).items.map(({ height }: { height: number }) => height)
  expect(heights).toEqual([head, head - 1, head - 2])
  expect(await part.ask('/stats')).toMatchObject({ total_blocks: 3, total_transactions: null })
  expect(await part.ask(`/addresses/${shell}`)).toMatchObject({ transactions_count: null })
  // The store lacks the transaction. The explorer must not call it pending: the app asks the node.
  expect((await part.ask(`/transactions/${hashes.mint}`)).message).toContain(hashes.mint)
  expect((await part.ask('/main-page/indexing-status')).indexed_blocks_ratio).toBe(1)
  await part.stop()

  const transfer = await node.call(shell, contracts.Shell.abi, 'transfer', [node.accounts[2], 100n], {
    from: node.accounts[1] as Address,
  })
  const later = await followNode(data, { rpcUrl: node.url })
  expect((await later.ask(`/transactions/${transfer}`)).token_transfers).toHaveLength(1)
  expect(await later.health()).toMatchObject({ firstBlock: first })
  const token = await later.ask(`/tokens/${shell}`)
  expect(token).toMatchObject({ total_supply: '700', holders: null, holders_count: null })
  const held = await later.ask(`/addresses/${node.accounts[1]}/tokens`)
  expect(held.items).toMatchObject([{ value: '600' }])
  await later.stop()
}, 120_000)

test('a node with few methods and without batches is read one call at a time', async () => {
  const missing = /^(trace_|debug_|eth_getBlockReceipts|txpool_)/
  const asked: string[] = []
  const poor = await startRpcProxy(node.url, async (calls, ask) => {
    asked.push(...calls.map(({ method }) => method))
    if (calls.length > 1)
      return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } })
    const answers = await ask()
    return calls.map(({ id, method }, index) =>
      missing.test(method)
        ? { jsonrpc: '2.0', id, error: { code: -32601, message: `the method ${method} does not exist` } }
        : (answers[index] as (typeof answers)[number]),
    )
  })
  const { network, ask, health, stop } = await followNode(join(folder, 'poor'), { rpcUrl: poor.url })
  expect(await health()).toMatchObject({ status: 'ok', lag: 0 })
  expect(network.config().explorer.internalCalls).toBe(false)
  expect(asked).toContain('eth_getTransactionReceipt')
  expect(await ask(`/transactions/${hashes.mint}`)).toMatchObject({ status: 'ok', method: 'mint' })
  expect(await ask(`/transactions/${hashes.refused}`)).toMatchObject({ status: 'error', revert_reason: null })
  expect(await ask(`/transactions/${hashes.paid}/internal-transactions`)).toEqual({
    ...{ items: [], next_page_params: null },
    meta: { status: 2, message: 'The node does not report the calls inside transactions.' },
  })
  expect(await ask('/main-page/indexing-status')).toMatchObject({
    ...{ finished_indexing: true, indexed_blocks_ratio: 1, indexed_internal_transactions_ratio: 0 },
  })
  await stop()
  await poor.stop()
}, 120_000)
