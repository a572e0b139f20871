import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { replayChain } from '#network/testing/truth/chainReplay.ts'
import { compareNetwork } from '#network/testing/truth/compareNetwork.ts'
import { type Network, startNetwork } from './network.ts'

async function start(folder: string, node: number): Promise<Network> {
  const ports = { node, indexer: 0, explorer: 0, lending: 0 }
  const settings = { folder, databaseUrl: undefined, ports, blockTime: 3600 }
  return startNetwork({ density: 0.002, live: false, settings })
}

const json = async (url: string) => (await fetch(url)).json()

/** The chain as interfaces B, C and A show it. */
async function chainAsServed({ urls }: Network) {
  const rpc = createRpc(urls.node)
  const head = Number(await rpc.call<string>('eth_blockNumber'))
  const numbers = Array.from({ length: 12 }, (_, back) => head - back)
  const node = await Promise.all(
    numbers.map((number) =>
      rpc.call<{ hash: string; transactions: string[] }>('eth_getBlockByNumber', [
        `0x${number.toString(16)}`,
        false,
      ]),
    ),
  )
  const explorer = await Promise.all(
    numbers.map((number) => json(`${urls.explorer}/api/v2/blocks/${number}`)),
  )
  return {
    head,
    node: node.map(({ hash, transactions }) => [hash, transactions.length]),
    explorer: explorer.map(({ hash, transactions_count }) => [hash, transactions_count]),
    replaced: await json(`${urls.explorer}/api/v2/blocks?type=reorg`),
    swaps: await json(`${urls.indexer}/graphql?query={recentSwaps(limit:50){id,txHash,blockNumber}}`),
    status: await json(`${urls.indexer}/health`),
  }
}

test('a local network that stops after a reorg serves the same chain at its next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-network-'))
  const port = await findFreePort()
  const first = await start(folder, port)
  const rpc = createRpc(first.urls.node)
  const [, , , from, to] = first.accounts.slice(9)
  await rpc.call('anvil_reorg', [7, [[{ from, to, value: '0x7' }, 0]]])
  await rpc.call('evm_mine')
  await expect
    .poll(async () => (await chainAsServed(first)).status, { timeout: 10_000 })
    .toMatchObject({
      status: 'ok',
      block: Number(await rpc.call<string>('eth_blockNumber')),
    })
  const before = await chainAsServed(first)
  expect(before.explorer).toEqual(before.node)
  expect(before.replaced.items).toHaveLength(7)
  expect(before.swaps.data.recentSwaps.length).toBeGreaterThan(0)
  const chain = await replayChain(first.urls.node)
  await first.stop()

  const second = await start(folder, port)
  expect(await chainAsServed(second)).toEqual(before)
  // The node restarted, so the store answers for pruned blocks.
  const compared = await compareNetwork(second, chain, 60)
  expect(compared.wrong).toEqual([])
  expect(compared.figures).toBeGreaterThanOrEqual(1_500)
  await second.stop()
  await rm(folder, { recursive: true })
}, 180_000)
