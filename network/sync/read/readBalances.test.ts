import { expect, test, vi } from 'vitest'
import { createRpc, type RpcCall } from '#network/rpc/rpcClient.ts'
import { readBalances } from './readBalances.ts'

const alice = '0x00000000000000000000000000000000000000A1'
const rpc = createRpc('http://node')
const block = { number: 7, hash: '0x7' }

/** A node that answers its requests one after the other: a balance, and the number of its newest block. */
function answerInTurn(...turns: { balance: string; newest: number }[]) {
  let turn = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { balance, newest } = turns[turn++] ?? { balance: '0x0', newest: 0 }
    const answer = ({ method, params: [of] }: RpcCall) =>
      method === 'eth_getBalance' ? balance : { hash: of === 'latest' ? `0x${newest}` : of }
    const calls = JSON.parse(body) as (RpcCall & { id: number })[]
    return Response.json(calls.map((call) => ({ id: call.id, result: answer(call) })))
  })
}

test('balances are read once when no block was mined meanwhile', async () => {
  answerInTurn({ balance: '0x5', newest: 7 }, { balance: '0x0', newest: 7 })
  expect(await readBalances(rpc, [alice], block)).toEqual(new Map([[alice, 5n]]))
})

test('balances are read again when the node mined the next block meanwhile', async () => {
  answerInTurn({ balance: '0x6', newest: 7 }, { balance: '0x0', newest: 8 }, { balance: '0x5', newest: 8 })
  expect(await readBalances(rpc, [alice], block)).toEqual(new Map([[alice, 5n]]))
})

test('a block that was replaced has no balances', async () => {
  answerInTurn({ balance: '0x5', newest: 7 })
  expect(await readBalances(rpc, [alice], { number: 7, hash: '0x77' })).toEqual(new Map())
})

/** A node that answers every call by itself. Returns the calls that it was asked. */
function answering(answer: (call: RpcCall) => { result: unknown } | { error: object }) {
  const asked: RpcCall[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls = JSON.parse(body) as (RpcCall & { id: number })[]
    asked.push(...calls.map(({ method, params }) => ({ method, params })))
    return Response.json(calls.map((call) => ({ id: call.id, ...answer(call) })))
  })
  return asked
}

test('balances are asked for at the block, and the block by its number', async () => {
  const asked = answering(({ method }) => ({ result: method === 'eth_getBalance' ? '0x5' : { hash: '0x7' } }))
  expect(await readBalances(rpc, [alice], block)).toEqual(new Map([[alice, 5n]]))
  expect(asked).toEqual([
    { method: 'eth_getBalance', params: [alice, '0x7'] },
    { method: 'eth_getBlockByNumber', params: ['0x7', false] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
  ])
})

test('an address whose balance the node lacks is left out, and the others are known', async () => {
  const bob = '0x00000000000000000000000000000000000000b2'
  answering(({ method, params: [of] }) => {
    if (method !== 'eth_getBalance') return { result: { hash: '0x7' } }
    return of === bob ? { error: { code: -32000, message: 'missing trie node' } } : { result: '0x5' }
  })
  expect(await readBalances(rpc, [bob, alice], block)).toEqual(new Map([[alice, 5n]]))
})

test.each([
  ['does not have', { result: null }],
  ['cannot tell', { error: { code: -32000, message: 'header not found' } }],
])('a block that the node %s has no balances, and no newest block is asked for', async (_, found) => {
  const asked = answering(({ method }) => (method === 'eth_getBalance' ? { result: '0x5' } : found))
  expect(await readBalances(rpc, [alice], block)).toEqual(new Map())
  expect(asked).toHaveLength(2)
})

test('balances are read again where the node does not say its newest block', async () => {
  let balance = 5
  answering(({ method, params: [of] }) => {
    if (method === 'eth_getBalance') return { result: `0x${balance++}` }
    return { result: of === 'latest' ? null : { hash: '0x7' } }
  })
  expect(await readBalances(rpc, [alice], block)).toEqual(new Map([[alice, 6n]]))
})
