import { expect, test, vi } from 'vitest'
import { createRpc, type RpcCall } from '#network/rpc/rpcClient.ts'
import { readBlocks } from './readBlocks.ts'

const methods = { traces: 'trace', blockReceipts: true } as const

type Request = RpcCall & { id: number }

/** A node whose blocks have this many transactions each. It records the sizes of the requests. */
function fakeNode(transactionsInBlock: number, gasUsed = '0x0'): number[] {
  const requests: number[] = []
  const hash = '0x1' as const
  const answers: Record<string, unknown> = {
    eth_getBlockByNumber: {
      ...{ hash, gasUsed },
      transactions: Array.from({ length: transactionsInBlock }, () => ({ hash })),
    },
    eth_getBlockReceipts: Array.from({ length: transactionsInBlock }, () => ({ blockHash: hash })),
    trace_block: [],
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls = JSON.parse(body) as Request[]
    requests.push(calls.length)
    return Response.json(calls.map(({ id, method }) => ({ id, result: answers[method] })))
  })
  return requests
}

test('empty blocks are read to the end of the range', async () => {
  const requests = fakeNode(0)
  const reads = await readBlocks(createRpc('http://node'), { from: 1, to: 67, enough: 800 }, methods)
  expect(reads).toHaveLength(67)
  expect(requests).toEqual([15, 15, 15, 15, 4, 3].map((blocks) => blocks * 3))
})

test('reading stops after enough transactions, also before the end of the range', async () => {
  const requests = fakeNode(100)
  const reads = await readBlocks(createRpc('http://node'), { from: 1, to: 100, enough: 800 }, methods)
  expect(reads).toHaveLength(30)
  expect(requests).toEqual([45, 45])
})

test('readBlocks throws for a block whose transactions the node has pruned', async () => {
  fakeNode(0, '0x5208')
  const reading = readBlocks(createRpc('http://node'), { from: 7, to: 7, enough: 800 }, methods)
  await expect(reading).rejects.toThrow('The node no longer keeps the transactions of block 7')
})
