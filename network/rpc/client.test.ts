import { expect, test } from 'vitest'
import { startRpcProxy } from '#network/test/node/rpcProxy.ts'
import { createRpc } from './client.ts'

test('what goes wrong is told without the path, which may hold a key', async () => {
  const silent = await startRpcProxy('http://127.0.0.1:9', async () => [])
  await expect(createRpc(`${silent.url}/v2/secret`).call('eth_chainId')).rejects.toThrow(
    `The node at ${new URL(silent.url).host} left out the answer to eth_chainId`,
  )
  await silent.stop()
})
