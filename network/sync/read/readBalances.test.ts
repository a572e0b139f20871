import { afterEach, expect, test, vi } from 'vitest'
import { createRpc, type RpcCall } from '#network/rpc/rpcClient.ts'
import { readBalances } from './readBalances.ts'

const alice = '0x00000000000000000000000000000000000000A1'
const rpc = createRpc('http://node')
const block = { number: 7, hash: '0x7' }

afterEach(() => vi.unstubAllGlobals())

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
