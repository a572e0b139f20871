import { QueryClient } from '@tanstack/react-query'
import {
  type Abi,
  type Address,
  createTestClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { arrivalQuery, simulateArrival } from '#interfaces/node/transaction/arrival.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { devAccount } from '#network/contracts/accounts.ts'
import { runCompiler } from '#network/contracts/compile.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'

/** Tokens that keep a part of every transfer, on a real node. */

const source = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;
contract Token {
    uint256 public keptPercent;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    function keep(uint256 percent) external { keptPercent = percent; }
    function mint(address to, uint256 amount) external { balanceOf[to] += amount; }
    function approve(address spender, uint256 amount) external { allowance[msg.sender][spender] = amount; }
    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        move(from, to, amount);
    }
    function transfer(address to, uint256 amount) external { move(msg.sender, to, amount); }
    event Transfer(address indexed from, address indexed to, uint256 amount);
    function move(address from, address to, uint256 amount) private {
        emit Transfer(from, to, amount - (amount * keptPercent) / 100);
        balanceOf[from] -= amount;
        balanceOf[to] += amount - (amount * keptPercent) / 100;
    }
}
contract Place {
    function take(Token token, uint256 amount) external { token.transferFrom(msg.sender, address(this), amount); }
    function passOn(Token token, uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.transfer(address(0xb3), token.balanceOf(address(this)) - 1000000000);
    }
    function takeElsewhere(Token token, uint256 amount) external { token.transferFrom(msg.sender, address(0xb3), amount); }
    function giveBoth(Token token, Token other, uint256 amount) external {
        token.transfer(msg.sender, (amount * 3) / 5);
        other.transfer(msg.sender, (amount * 2) / 5);
    }
    function takeOwed(Token token, uint256) external { token.transferFrom(msg.sender, address(this), 50000000); }
    function give(Token token, uint256 amount) external { token.transfer(msg.sender, amount); }
}`

const { address: person } = devAccount(3)
const token: Address = getAddress('0x00000000000000000000000000000000000000b1')
const other = getAddress('0x00000000000000000000000000000000000000b4')
const place = '0x00000000000000000000000000000000000000b2'
const million = 1_000_000n
const realFetch = globalThis.fetch

let node: Node
let abi: Abi

beforeAll(async () => {
  const input = {
    language: 'Solidity',
    sources: { 'Place.sol': { content: source } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode'] } } },
  }
  const { Token, Place } = runCompiler(JSON.stringify(input), () => ({ error: 'no imports' })).contracts[
    'Place.sol'
  ]
  abi = [...Token.abi, ...Place.abi]
  node = await startNode({ port: await findFreePort() })
  const chain = createTestClient({ mode: 'anvil', transport: http(node.url, { fetchFn: realFetch }) })
  await chain.setCode({ address: token, bytecode: `0x${Token.evm.deployedBytecode.object}` })
  await chain.setCode({ address: other, bytecode: `0x${Token.evm.deployedBytecode.object}` })
  await chain.setCode({ address: place, bytecode: `0x${Place.evm.deployedBytecode.object}` })
  send = async (to, name, ...values) => {
    await chain.sendUnsignedTransaction({ from: person, to, data: call(name, ...values), gas: 1_000_000n })
    await chain.mine({ blocks: 1 })
  }
  await send(token, 'mint', person, 1_000n * million)
  await send(token, 'mint', place, 1_000n * million)
  await send(other, 'mint', place, 1_000n * million)
}, 60_000)

afterAll(() => node?.stop())

beforeEach(async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', (_: string, options: RequestInit) => realFetch(node.url, options))
})

let send: (to: Address, name: string, ...values: unknown[]) => Promise<void>

function call(functionName: string, ...args: unknown[]): Hex {
  return encodeFunctionData({ abi, functionName, args })
}

const ordinary = { ...request, from: person, to: place, asset: token, symbol: 'KEEP' } as const
const moment = { paid: decimal('1'), received: decimal('0'), price: decimal('1') }
const trade = { token, symbol: 'KEEP', decimals: 6, quoted: '100000000', before: moment, after: moment }

function deposit() {
  const approval = { to: token, data: call('approve', place, 100n * million), isAtomic: false } as const
  return { ...ordinary, data: call('take', token, 100n * million), amount: '100000000', approval }
}

function buy(least: string) {
  const figures = { ...trade, least }
  return { ...ordinary, kind: 'buy', data: call('give', token, 100n * million), trade: figures } as const
}

test('no warning for a token that arrives whole, nor for a purchase within its minimum', async () => {
  await send(token, 'keep', 0n)
  expect(await simulateArrival(deposit())).toEqual({})
  expect(await simulateArrival(buy('100000000'))).toEqual({})
  await send(token, 'keep', 2n)
  expect(await simulateArrival(buy('98000000'))).toEqual({})
})

test('a deposit and a purchase of a token with a transfer fee are refused with the amount that would arrive', async () => {
  await send(token, 'keep', 2n)
  expect(await simulateArrival(deposit())).toEqual({
    refused:
      'Of 100 KEEP only 98 KEEP would arrive at the pool: the token keeps a part of every transfer. Nothing was sent.',
    retry: false,
  })
  expect(await simulateArrival(buy('99500000'))).toEqual({
    refused:
      'Only 98 KEEP would arrive, less than the minimum of 99.5 KEEP: the token keeps a part of every transfer. Nothing was sent.',
    retry: false,
  })
})

test('a sale whose dollars have a transfer fee is refused below its minimum, and passes within it', async () => {
  await send(token, 'keep', 2n)
  const sale = (least: string) => ({ ...buy(least), kind: 'sell' }) as const
  expect(await simulateArrival(sale('99500000'))).toEqual({
    refused:
      'Only 98 KEEP would arrive, less than the minimum of 99.5 KEEP: the token keeps a part of every transfer. Nothing was sent.',
    retry: false,
  })
  expect(await simulateArrival(sale('98000000'))).toEqual({})
})

test('a sale that is paid in two stablecoins is not refused for the part in one of them', async () => {
  await send(token, 'keep', 0n)
  const data = call('giveBoth', token, other, 100n * million)
  expect(await simulateArrival({ ...buy('99500000'), kind: 'sell', data })).toEqual({})
})

test.each([
  ['repay', 'at the pool'],
  ['withdraw', 'in your wallet'],
  ['borrow', 'in your wallet'],
] as const)(
  'a %s that loses a part is refused with what would arrive, and passes once that is accepted',
  async (kind, where) => {
    await send(token, 'keep', 2n)
    const given = { ...ordinary, data: call('give', token, 100n * million), amount: '100000000' }
    const asked = { ...(kind === 'repay' ? deposit() : given), kind }
    expect(await simulateArrival(asked)).toEqual({
      refused: `Of 100 KEEP only 98 KEEP would arrive ${where}. Nothing was sent.`,
      retry: false,
    })
    expect(await simulateArrival({ ...asked, arrives: '98000000' })).toEqual({})
    expect(await simulateArrival({ ...asked, arrives: '98000001' })).toMatchObject({ retry: false })
    await send(token, 'keep', 0n)
    expect(await simulateArrival(asked)).toEqual({})
  },
)

test('a repayment of more than is owed is not taken for one that loses a part, only a fee on what is paid is', async () => {
  const { approval } = deposit()
  const data = call('takeOwed', token, 100n * million)
  const move = { from: person, to: place, data, token, at: place, approval } as const
  await send(token, 'keep', 0n)
  expect(await simulateArrival({ ...deposit(), kind: 'repay', data })).toEqual({})
  expect(await new QueryClient().fetchQuery(arrivalQuery(move))).toBeNull()
  await send(token, 'keep', 2n)
  expect(await new QueryClient().fetchQuery(arrivalQuery(move))).toBe(49n * million)
})

test('a pool that passes tokens on, or keeps them elsewhere, loses nothing; a fee on the way there is seen', async () => {
  await send(token, 'keep', 0n)
  for (const name of ['passOn', 'takeElsewhere'])
    expect(await simulateArrival({ ...deposit(), data: call(name, token, 100n * million) })).toEqual({})
  await send(token, 'keep', 2n)
  for (const [name, arrived] of [
    ['passOn', '96.04'],
    ['takeElsewhere', '98'],
  ] as const)
    expect(await simulateArrival({ ...deposit(), data: call(name, token, 100n * million) })).toMatchObject({
      refused: expect.stringContaining(`only ${arrived} KEEP would arrive`),
    })
})

test('arrivalQuery reads what arrives before a wallet is asked; null where the call fails', async () => {
  await send(token, 'keep', 2n)
  const { approval, data } = deposit()
  const move = { from: person, to: place, data, token, at: place } as const
  expect(await new QueryClient().fetchQuery(arrivalQuery({ ...move, approval }))).toBe(98n * million)
  expect(await new QueryClient().fetchQuery(arrivalQuery(move))).toBeNull()
})

test('no warning where the node cannot simulate, or the call reverts', async () => {
  await send(token, 'keep', 2n)
  const { approval: _, ...unapproved } = deposit()
  expect(await simulateArrival(unapproved)).toEqual({})
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: -32_601, message: 'method not found' } }))
  expect(await simulateArrival(deposit())).toEqual({})
})
