import { afterAll, expect, test } from 'vitest'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { chooseFirstBlock, longChain, recentBlocks } from './firstBlock.ts'

let head = 0

const node = await startFakeNode({ eth_blockNumber: () => `0x${head.toString(16)}` })

afterAll(() => node.stop())

const long = 5_000_000
const end = long - recentBlocks + 1

test.each([
  ['a short chain is read from its genesis', longChain, 'recent', undefined, 0],
  ['of a long one its newest blocks are read', long, 'recent', undefined, end],
  ['what is stored goes on', long, 'recent', { first: 4_000_000, newest: long - 10 }, 4_000_000],
  ['a whole chain goes on however long it became', long, 'recent', { first: 0, newest: 12 }, 0],
  ['a part that fell far behind begins anew', long, 'recent', { first: 4_000_000, newest: 4_100_000 }, end],
  ['the block asked for is the first', long, 77, undefined, 77],
  ['an earlier block asked for begins anew', long, 77, { first: 100, newest: 200 }, 77],
  ['a later block asked for loses nothing', long, 150, { first: 100, newest: 200 }, 100],
  ['a chain that has not got so far is read whole', 50, 77, undefined, 0],
  ['a short chain that begins later is read from there', long + 9, 'recent', undefined, long, long],
  ['a whole chain that begins later goes on', long * 2, 'recent', { first: long, newest: long }, long, long],
  ['a block before the chain begins is not asked for', long + 9, 77, undefined, long, long],
] as const)('%s', async (_, newest, wanted, kept, first, genesis: number = 0) => {
  head = newest
  expect(await chooseFirstBlock(createRpc(node.url), wanted, kept, genesis)).toBe(first)
})
