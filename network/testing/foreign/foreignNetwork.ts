import { type Network, type NetworkOptions, startNetwork } from '#network/network.ts'

/** An answer of the explorer. The tests look at its parts. */
// biome-ignore lint/suspicious/noExplicitAny: an answer has any shape until a test has looked at it.
type Answer = any

/** Starts the network on another node, and returns a function that requests answers of its explorer. */
export async function followNode(folder: string, options: NetworkOptions & { rpcUrl: string }) {
  const ports = { node: 0, indexer: 0, explorer: 0, lending: 0 }
  const settings = { folder, databaseUrl: undefined, ports, blockTime: 1 }
  const network: Network = await startNetwork({ ...options, settings })
  const ask = async (path: string): Promise<Answer> =>
    (await fetch(`${network.urls.explorer}/api/v2${path}`)).json()
  const health = async (): Promise<Answer> => (await fetch(`${network.urls.explorer}/health`)).json()
  return { network, ask, health, stop: network.stop }
}
