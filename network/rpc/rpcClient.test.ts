import { expect, test, vi } from 'vitest'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { startRpcProxy } from '#network/testing/node/rpcProxy.ts'
import { createRpc, isMissingMethod, RpcError } from './rpcClient.ts'

test('an error names the host of the node but not the path, which may hold a key', async () => {
  const silent = await startRpcProxy('http://127.0.0.1:9', async () => [])
  await expect(createRpc(`${silent.url}/v2/secret`).call('eth_chainId')).rejects.toThrow(
    `The node at ${new URL(silent.url).host} left out the answer to eth_chainId`,
  )
  await silent.stop()
})

test('a large batch is answered in the order of its calls, with a refusal in its place', async () => {
  const requests: number[] = []
  const node = await startFakeNode({
    echo: ([value]) => {
      if (value === 150) throw new Error('not this one')
      return value
    },
  })
  const proxy = await startRpcProxy(node.url, async (calls, ask) => {
    requests.push(calls.length)
    return (await ask()).reverse()
  })
  const calls = Array.from({ length: 250 }, (_, value) => ({ method: 'echo', params: [value] }))
  const answers = await createRpc(proxy.url).batch(calls)
  expect(requests).toEqual([100, 100, 50])
  expect(answers[150]).toBeInstanceOf(RpcError)
  expect(answers[150]).toMatchObject({ code: -32000, message: 'echo: Error: not this one' })
  expect(answers.toSpliced(150, 1)).toEqual(calls.map(({ params }) => params[0]).toSpliced(150, 1))
  expect(await createRpc(proxy.url).batch([])).toEqual([])
  expect(requests).toHaveLength(3)
  await proxy.stop()
  await node.stop()
})

test('a refused call is an error with the code and the message of the node', async () => {
  const node = await startFakeNode({})
  const call = createRpc(node.url).call('eth_sing')
  await expect(call).rejects.toMatchObject({
    name: 'RpcError',
    code: -32601,
    message: 'eth_sing: no method eth_sing',
  })
  await node.stop()
})

test.each([
  [
    'an error',
    (calls: unknown[]) => calls.length > 3 && { id: null, error: { code: -32600, message: 'no' } },
  ],
  [
    'one error in a list',
    (calls: unknown[]) => calls.length > 3 && [{ id: null, error: { code: 1, message: 'no' } }],
  ],
  [
    'an error for every batch',
    (calls: unknown) => Array.isArray(calls) && { error: { code: 1, message: 'no' } },
  ],
])('a node that refuses a batch with %s gets shorter ones', async (_, refuse) => {
  const sizes: number[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body)
    sizes.push([asked].flat().length)
    const answer = (call: { id: number; params: unknown[] }) => ({ id: call.id, result: call.params[0] })
    return Response.json(refuse(asked) || (Array.isArray(asked) ? asked.map(answer) : answer(asked)))
  })
  const rpc = createRpc('http://node')
  const calls = Array.from({ length: 20 }, (_, value) => ({ method: 'echo', params: [value] }))
  expect(await rpc.batch(calls)).toEqual(calls.map(({ params }) => params[0]))
  const refused = sizes.length
  expect(await rpc.batch(calls)).toHaveLength(20)
  expect(Math.max(...sizes.slice(refused))).toBeLessThanOrEqual(3)
})

test('a read is repeated when the node closed the connection, a transaction is not sent twice', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (asked % 2 === 1)
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) })
    return Response.json([{ id: 0, result: '0x1' }])
  })
  const rpc = createRpc('http://node')
  expect(await rpc.call('eth_chainId')).toBe('0x1')
  await expect(rpc.call('eth_sendTransaction')).rejects.toThrow('fetch failed')
  expect(asked).toBe(3)
})

test.each([
  [-32601, 'anything', true],
  [-32000, 'the method debug_traceBlockByNumber does not exist/is not available', true],
  [-32603, 'Unsupported tracer', false],
  [-32000, 'genesis is not traceable', false],
  [-32000, 'header not found', false],
  [-32000, 'missing trie node: state is not available', false],
])('isMissingMethod for code %i with the message "%s" is %s', (code, message, missing) => {
  expect(isMissingMethod(new RpcError('any', code, message))).toBe(missing)
})

test.each([
  ['of a batch', 100],
  ['asked alone', 1],
])('a limit on one call %s fails the request, so that it is sent again later', async (_, largest) => {
  const answers = [429, -32005].map((code) => ({ code, message: 'Your plan is used up' }))
  for (const error of answers) {
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const asked = JSON.parse(body)
      if ([asked].flat().length > largest || (largest === 1 && Array.isArray(asked)))
        return Response.json({ id: null, error: { code: -32600, message: 'no' } })
      const one = ({ id, method }: { id: number; method: string }) =>
        method === 'eth_call' ? { id, error } : { id, result: '0x1' }
      return Response.json(Array.isArray(asked) ? asked.map(one) : one(asked))
    })
    const calls = ['eth_chainId', 'eth_call'].map((method) => ({ method, params: [] }))
    await expect(createRpc('http://node').batch(calls)).rejects.toThrow(
      'The node at node limits how much it is asked',
    )
  }
})

test('a node that limits requests gets batches of the same size', async () => {
  let limited = true
  const sizes: number[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body)
    sizes.push([asked].flat().length)
    if (limited) return Response.json({ id: null, error: { code: 429, message: 'Slower' } })
    return Response.json(asked.map(({ id }: { id: number }) => ({ id, result: '0x1' })))
  })
  const rpc = createRpc('http://node')
  const calls = Array.from({ length: 20 }, () => ({ method: 'eth_chainId', params: [] }))
  await expect(rpc.batch(calls)).rejects.toThrow('did not answer a batch')
  limited = false
  await rpc.batch(calls)
  expect(sizes).toEqual([20, 20])
})

test('a node that was busy once gets batches again', async () => {
  let status = 503
  const sizes: number[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body)
    sizes.push([asked].flat().length)
    if (status !== 200)
      return Response.json({ id: null, error: { code: -32000, message: 'busy' } }, { status })
    return Response.json(asked.map(({ id }: { id: number }) => ({ id, result: '0x1' })))
  })
  const rpc = createRpc('http://node')
  const calls = Array.from({ length: 40 }, () => ({ method: 'eth_chainId', params: [] }))
  await expect(rpc.batch(calls)).rejects.toThrow('The node at node did not answer a batch (503)')
  status = 200
  expect(await rpc.batch(calls)).toHaveLength(40)
  expect(new Set(sizes)).toEqual(new Set([40]))
})

test.each([
  ['eth_chainId', 3, '0x1'],
  ['eth_sendRawTransaction', 1, 'The node at node did not answer a batch (502)'],
])('%s that a gateway leaves unanswered twice is sent %i times', async (method, times, outcome) => {
  let requests = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    requests += 1
    if (requests < 3) return new Response('Bad gateway', { status: 502 })
    return Response.json(JSON.parse(body).map(({ id }: { id: number }) => ({ id, result: '0x1' })))
  })
  expect(
    await createRpc('http://node')
      .call(method)
      .catch(({ message }) => message),
  ).toBe(outcome)
  expect(requests).toBe(times)
})

test('a node that refused batches once gets them again after a hundred requests', async () => {
  let refuses = true
  const requests: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body)
    requests.push(asked)
    const answer = ({ id }: { id: number }) => ({ id, result: '0x1' })
    if (!Array.isArray(asked)) return Response.json(answer(asked))
    return Response.json(refuses ? { error: { code: 1, message: 'no' } } : asked.map(answer))
  })
  const rpc = createRpc('http://node')
  const calls = Array.from({ length: 100 }, () => ({ method: 'eth_chainId', params: [] }))
  await rpc.batch(calls)
  refuses = false
  requests.length = 0
  for (let time = 0; time < 6; time++) await rpc.batch(calls)
  expect(requests.length).toBeLessThan(300)
})

test.each([
  ['the newest state is asked again', 'latest', 1, 2, '0x01'],
  ['the newest state is asked again in a batch', 'latest', 3, 2, '0x01'],
  ['a block of a number has its error', '0x3f', 1, 1, expect.any(RpcError)],
] as const)('when a node just lost its newest block, %s', async (_, block, count, times, answer) => {
  let asked = 0
  const lost = { code: -32603, message: 'BlockOutOfRangeError: block height is 54 but requested was 63' }
  const node = await startFakeNode({ eth_call: () => '0x01' })
  const proxy = await startRpcProxy(node.url, async (_calls, ask) => {
    asked += 1
    const answers = await ask()
    return asked > 1 ? answers : answers.map(({ id }) => ({ jsonrpc: '2.0', id, error: lost }))
  })
  const calls = Array.from({ length: count }, () => ({ method: 'eth_call', params: [{}, block] }))
  expect(await createRpc(proxy.url).batch(calls)).toEqual(calls.map(() => answer))
  expect(asked).toBe(times)
  await proxy.stop()
  await node.stop()
})
