import { startExplorer } from '#network/explorer/explorerServer.ts'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import { startLending } from '#network/lending/lendingServer.ts'
import type { Service } from '#network/service/serve.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample } from '#network/testing/store/sample.ts'

export type FuzzedServices = { indexer: Service; explorer: Service; lending: Service; stop(): Promise<void> }

/** Starts the three services on the sample store, with a fake node that supports few methods. */
export async function startFuzzedServices(): Promise<FuzzedServices> {
  const store = await openSample()
  const node = await startFakeNode({ eth_blockNumber: () => '0x28', eth_getBalance: () => '0x1' })
  const rpcUrl = node.url
  const services = {
    indexer: await startIndexer({ store, port: 0 }),
    explorer: await startExplorer({ store, rpcUrl, port: 0 }),
    lending: await startLending({ rpcUrl, lendingPool: () => sample.accounts[0], port: 0 }),
  }
  async function stop() {
    for (const service of Object.values(services)) await service.stop()
    await node.stop()
    await store.close()
  }
  return { ...services, stop }
}

/** Internal details that no answer may contain: stacks, file paths, packages, SQL. */
export const internals =
  /node_modules|\.[mc]?[jt]s:|\bat \S+ \(|drizzle|pglite|graphql-yoga|undici|Failed query|\bselect .* from\b|\/work\/|\/home\/|\/tmp\/|internal error/i

/** The sentence of an error, in the form of its interface. Throws when the answer is not JSON. */
export function sentenceOf(text: string): string {
  const { message, errors } = JSON.parse(text)
  return message ?? errors?.[0].message ?? errors?.[0].detail ?? ''
}
