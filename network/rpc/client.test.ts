import { expect, test } from 'vitest'
import { startFakeNode } from '#network/test/node/fakeNode.ts'
import { startRpcProxy } from '#network/test/node/rpcProxy.ts'
import { createRpc, RpcError } from './client.ts'

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

test('a refused call is an error with the code and the words of the node', async () => {
  const node = await startFakeNode({})
  const call = createRpc(node.url).call('eth_sing')
  await expect(call).rejects.toMatchObject({
    name: 'RpcError',
    code: -32601,
    message: 'eth_sing: no method eth_sing',
  })
  await node.stop()
})
