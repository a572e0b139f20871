import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hash,
  type Hex,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followNode } from '#network/testing/foreign/foreignNetwork.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'
import { compileOddTokens, type OddToken, oddTokens } from '#network/testing/foreign/oddTokens.ts'

/** Tokens whose transfers do not add up: their supplies, balances and holders come from the contract. */

let folder: string
let node: ForeignNode
let explorer: Awaited<ReturnType<typeof followNode>>
const at = {} as Record<OddToken, Address>
const hashes: Record<string, Hash> = {}
let people: Address[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-sums-'))
  const contracts = await compileOddTokens()
  node = await startAnvil()
  people = node.accounts.map((account) => getAddress(account))
  const [, second, third, fourth] = people as [Address, Address, Address, Address]
  const arguments_ = { Quiet: [second], Taxed: [fourth] } as Partial<Record<OddToken, unknown[]>>
  for (const name of oddTokens)
    if (name !== 'Silent') at[name] = getAddress(await node.deploy(contracts[name], arguments_[name]))
  const factory = await node.deploy(contracts.SilentFactory)
  const { abi } = contracts.SilentFactory
  await node.call(factory, abi, 'make', [fourth], { from: second })
  const data = encodeFunctionData({ abi, functionName: 'last' })
  const answer = await node.rpc.call<Hex>('eth_call', [{ to: factory, data }, 'latest'])
  at.Silent = getAddress(decodeFunctionResult({ abi, functionName: 'last', data: answer }) as Address)
  const call = (name: OddToken, method: string, args: unknown[], options = {}) =>
    node.call(at[name], contracts[name].abi, method, args, options)
  hashes.deposit = await call('WETH9', 'deposit', [], { value: parseEther('12.5') })
  await call('WETH9', 'transfer', [second, parseEther('2')])
  hashes.withdraw = await call('WETH9', 'withdraw', [parseEther('1')], { from: second })
  await call('WETH9', 'deposit', [], { value: 5n, from: third })
  hashes.wrap = await call('Wrapped', 'deposit', [], { value: 7n, from: third })
  await call('LP', 'mint', [second, 10_000n])
  await call('LP', 'burn', [100n], { from: second })
  await call('Rebasing', 'transfer', [second, parseEther('10')])
  await call('Rebasing', 'rebase', [])
  await call('Shares', 'submit', [], { value: parseEther('3') })
  await node.send({ to: at.Shares, value: parseEther('1') })
  await call('Index', 'supply', [parseEther('7')])
  await call('Index', 'accrue', [])
  await call('Mute', 'airdrop', [[second, fourth], parseEther('2')], { from: third })
  await call('Mute', 'transfer', [third, 5n], { from: second })
  await call('Deep', 'transfer', [second, 3n])
  for (const name of ['Shares', 'Quiet', 'Taxed', 'Plain', 'Index', 'Maker'] as const)
    hashes[name] = await call(name, 'transfer', [third, parseEther('1')])
  explorer = await followNode(join(folder, 'data'), { rpcUrl: node.url })
}, 120_000)

afterAll(async () => {
  await explorer?.stop()
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function told(name: OddToken, functionName: 'totalSupply' | 'balanceOf', holder?: Address) {
  const call = holder ? { functionName: 'balanceOf', args: [holder] } : { functionName }
  const data = encodeFunctionData({ abi: erc20Abi, ...call } as never)
  return BigInt(await node.rpc.call<string>('eth_call', [{ to: at[name], data }, 'latest'])).toString()
}

type Holder = { address: { hash: Address }; value: string }

test.each(oddTokens)(
  '%s: the holders’ balances add up to the supply, both read from the node',
  async (name) => {
    const token = await explorer.ask(`/tokens/${at[name]}`)
    const { items, meta }: { items: Holder[]; meta?: object } = await explorer.ask(
      `/tokens/${at[name]}/holders`,
    )
    expect(token.total_supply).toBe(await told(name, 'totalSupply'))
    // A contract with an index rounds each balance down.
    const rest = BigInt(token.total_supply) - items.reduce((sum, { value }) => sum + BigInt(value), 0n)
    expect([0n, ...(name === 'Index' ? [1n] : [])]).toContain(rest)
    expect([token.holders, meta]).toEqual([items.length, undefined])
    for (const { address, value } of items) expect(value).toBe(await told(name, 'balanceOf', address.hash))
    const { items: first } = await explorer.ask(`/tokens/${at[name]}/holders?items_count=1`)
    expect(first).toEqual(items.slice(0, 1))
  },
)

test.each([
  ['Mute', { name: 'Mute', symbol: 'MUTE', decimals: null }],
  ['Deep', { decimals: 77 }],
  ['Maker', { name: 'Maker', symbol: 'MKR', decimals: 18 }],
  ['Wrapped', { name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 }],
  ['Silent', { name: 'Silent', symbol: 'SIL', decimals: 18 }],
] as const)('%s: name, symbol and decimals are what the contract says', async (name, expected) => {
  expect(await explorer.ask(`/tokens/${at[name]}`)).toMatchObject(expected)
})

test('an address’s token list has a token that it got without a transfer', async () => {
  for (const person of people.slice(0, 4)) {
    const { items } = await explorer.ask(`/addresses/${person}/tokens`)
    type Held = { token: { address: Address }; value: string }
    const held = new Map(items.map(({ token, value }: Held) => [token.address, value]))
    for (const name of oddTokens)
      expect([person, name, held.get(at[name]) ?? '0']).toEqual([
        person,
        name,
        await told(name, 'balanceOf', person),
      ])
  }
})

test('a token that never emitted a transfer is one in its address’s record and in the search', async () => {
  for (const name of ['Wrapped', 'Silent'] as const) {
    const { token } = await explorer.ask(`/addresses/${at[name]}`)
    expect(token).toMatchObject({ address: at[name], total_supply: await told(name, 'totalSupply') })
    const { items } = await explorer.ask(`/search?q=${token.symbol}`)
    expect(items).toContainEqual(expect.objectContaining({ type: 'token', address: at[name] }))
  }
})

test('the list of tokens has the supplies that the contracts report', async () => {
  const { items } = await explorer.ask('/tokens')
  type Listed = { address: Address; total_supply: string }
  const supplies = new Map(items.map(({ address, total_supply }: Listed) => [address, total_supply]))
  for (const name of oddTokens) expect(supplies.get(at[name])).toBe(await told(name, 'totalSupply'))
})

test('a transaction’s state changes follow the balances, not its transfers', async () => {
  const [first, second, third] = people
  const changes = async (name: string) => {
    const { items } = await explorer.ask(`/transactions/${hashes[name]}/state-changes`)
    type Change = { type: string; address: { hash: Address }; change: string; balance_after: string }
    return new Map(
      items
        .filter(({ type }: Change) => type === 'token')
        .map(({ address, change, balance_after }: Change) => [address.hash, [change, balance_after]]),
    )
  }
  const ether = (amount: string) => parseEther(amount).toString()
  expect(await changes('deposit')).toEqual(new Map([[first, [ether('12.5'), ether('12.5')]]]))
  expect(await changes('wrap')).toEqual(new Map([[third, ['7', '7']]]))
  expect(await changes('withdraw')).toEqual(new Map([[second, [ether('-1'), ether('1')]]]))
  expect((await changes('Taxed')).get(third)).toEqual([ether('0.9'), ether('0.9')])
  expect((await changes('Plain')).get(third)).toEqual([ether('1'), ether('1')])
})
