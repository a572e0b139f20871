import { expect, test, vi } from 'vitest'
import { createRpc, type RpcCall } from '#network/rpc/rpcClient.ts'
import { readBlocks } from './readBlocks.ts'

const methods = { traces: 'trace', blockReceipts: true } as const
const hash = '0x1' as const
const range = { from: 1, to: 1 }

const action = { from: '0xa1', to: '0xa2', value: '0x0', gas: '0x0', input: '0x' }
const outermost = { type: 'call', action, traceAddress: [], transactionHash: hash, transactionPosition: 0 }

/** A node with a block of one failed transaction, which answers a trace with `traced`. */
function fakeNode(traced: object): void {
  const answers: Record<string, object> = {
    eth_getBlockByNumber: { result: { hash, gasUsed: '0x5208', transactions: [{ hash }] } },
    eth_getBlockReceipts: { result: [{ blockHash: hash, transactionHash: hash, status: '0x0' }] },
    debug_traceTransaction: { result: { returnValue: '08c379a0' } },
    trace_block: traced,
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls = JSON.parse(body) as (RpcCall & { id: number })[]
    return Response.json(calls.map(({ id, method }) => ({ id, ...answers[method] })))
  })
}

test.each([
  ['missing trie node 1f2e3d (path ) state 0x12 is not available'],
  ['required historical state unavailable (reexec=128)'],
  ['historical state not available in path scheme yet'],
  ['state at block #7 is pruned'],
  ['This node runs with state pruning. Run with --pruning=archive.'],
  ['No state available for block 7'],
])('a block whose state the node has pruned (%s) is read without its calls', async (message) => {
  fakeNode({ error: { code: -32000, message } })
  const [read] = await readBlocks(createRpc('http://node'), range, methods)
  expect(read).toMatchObject({ calls: [], traced: false })
  expect(read?.revertData).toEqual(new Map([[hash, '0x08c379a0']]))
})

test('a block is read without its calls when a node behind the same URL does not trace', async () => {
  fakeNode({ error: { code: -32601, message: 'Method not found' } })
  expect(await readBlocks(createRpc('http://node'), range, methods)).toMatchObject([{ traced: false }])
})

test.each([['internal error'], ['block not found'], ['execution timeout']])(
  'another refusal of a trace (%s) is asked again',
  async (message) => {
    fakeNode({ error: { code: -32000, message } })
    await expect(readBlocks(createRpc('http://node'), range, methods)).rejects.toThrow(message)
  },
)

test.each([
  ['no traces', [], false],
  ['no answer', null, false],
  ['the trace of each transaction', [outermost], true],
])('a block with transactions and %s in the answer %j has traced %s', async (_, result, traced) => {
  fakeNode({ result })
  expect(await readBlocks(createRpc('http://node'), range, methods)).toMatchObject([{ traced }])
})
