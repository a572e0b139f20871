import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { startNode } from './anvil.ts'

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

const hashOf = async (url: string, block: string) =>
  (await createRpc(url).call<{ hash: string }>('eth_getBlockByNumber', [block, false])).hash

test('the chain is the same after every start, from its first block on', async () => {
  const { server, port } = await listen()
  await new Promise((resolve) => server.close(resolve))
  const folder = await mkdtemp(join(tmpdir(), 'tideline-node-'))
  const genesisTime = new Date(Date.now() - 60_000)
  const seen: string[][] = []
  for (let start = 0; start < 4; start++) {
    const node = await startNode({ port, folder, genesisTime })
    expect(node.fresh).toBe(start === 0)
    if (node.fresh) await createRpc(node.url).call('evm_mine')
    seen.push([await hashOf(node.url, '0x0'), await hashOf(node.url, '0x1')])
    await createRpc(node.url).call('evm_mine')
    await node.stop()
  }
  expect(new Set(seen.map((hashes) => hashes.join())).size).toBe(1)
  await rm(folder, { recursive: true })
}, 60_000)

test('a taken port gives one sentence that names the variable', async () => {
  const { server, port } = await listen()
  await expect(startNode({ port })).rejects.toThrow(
    `Port ${port} is taken. Set TIDELINE_NODE_PORT to another port.`,
  )
  await new Promise((resolve) => server.close(resolve))
})

test.each([
  ['itself', undefined],
  ['behind the port that outlives it', 500],
])(
  'a node %s listens on 127.0.0.1 and on no other address',
  async (_, memoryLimit) => {
    const { server, port } = await listen()
    await new Promise((resolve) => server.close(resolve))
    const folder = await mkdtemp(join(tmpdir(), 'tideline-node-'))
    const node = await startNode({ port, folder, ...(memoryLimit && { memoryLimit }) })
    const chainAt = (host: string) => createRpc(`http://${host}:${port}`).call('eth_chainId')
    expect(await chainAt('127.0.0.1')).toBe('0x7a69')
    await expect(chainAt('127.0.0.2')).rejects.toThrow('fetch failed')
    await node.stop()
    await rm(folder, { recursive: true })
  },
  30_000,
)

test('several blocks a second share a timestamp, and mining stops on request', async () => {
  const { server, port } = await listen()
  await new Promise((resolve) => server.close(resolve))
  const node = await startNode({ port })
  const rpc = createRpc(node.url)
  const newest = async () => Number(await rpc.call<string>('eth_blockNumber'))
  await node.mineEvery(0.1)
  await expect.poll(newest, { timeout: 20_000, interval: 50 }).toBeGreaterThanOrEqual(20)
  await node.mineEvery(0)
  const last = await newest()
  const times = await Promise.all(
    Array.from({ length: 20 }, (_, back) =>
      rpc.call<{ timestamp: string }>('eth_getBlockByNumber', [`0x${(last - back).toString(16)}`, false]),
    ),
  )
  const seconds = times.map(({ timestamp }) => Number(timestamp)).reverse()
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  expect(new Set(seconds).size).toBeLessThan(20)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await newest()).toBe(last)
  await node.stop()
}, 60_000)
