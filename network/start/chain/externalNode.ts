import { type Address, type Hash, toFunctionSelector } from 'viem'
import { readGenesis } from '#network/rpc/readGenesis.ts'
import { createRpc, RpcError } from '#network/rpc/rpcClient.ts'

/**
 * Throws one sentence when an external node cannot be read: it does not answer, or an address is not that of such a
 * contract.
 */
export async function assertSyncable(
  rpcUrl: string,
  { marketFactory, lendingPool }: { marketFactory: Address | null; lendingPool: Address | null },
): Promise<void> {
  const calls = [
    { what: 'market factory', to: marketFactory, data: toFunctionSelector('eventEmitter()') },
    { what: 'lending pool', to: lendingPool, data: toFunctionSelector('getReservesList()') },
  ].filter(({ to }) => to !== null)
  const answers = await createRpc(rpcUrl)
    .batch([
      { method: 'eth_chainId', params: [] },
      ...calls.map(({ to, data }) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })),
    ])
    .catch((error: unknown) => {
      throw new Error(`The node at ${rpcUrl} does not answer: ${reasonOf(error)}.`, { cause: error })
    })
  const [chainId, ...contracts] = answers
  if (chainId instanceof RpcError)
    throw new Error(`The node at ${rpcUrl} refuses to answer: ${chainId.message}.`)
  calls.forEach(({ what, to }, at) => {
    const answer = contracts[at]
    if (typeof answer !== 'string' || answer.length < 66)
      throw new Error(`There is no ${what} at ${to} on the node at ${rpcUrl}.`)
  })
}

/** An external node's chain and software. */
export type ExternalChain = {
  chainId: number
  genesisHash: Hash
  /** The name and version of its software, null when it does not report them. */
  client: string | null
}

/** Asks a node which chain it has. */
export async function readExternalChain(rpcUrl: string): Promise<ExternalChain> {
  const rpc = createRpc(rpcUrl)
  const [chainId, client] = await rpc.batch([
    { method: 'eth_chainId', params: [] },
    { method: 'web3_clientVersion', params: [] },
  ])
  const genesis = await readGenesis(rpc)
  if (typeof chainId !== 'string' || !genesis)
    throw new Error(`The node at ${rpcUrl} does not know its first block, which tells its chain from others.`)
  return {
    chainId: Number(chainId),
    genesisHash: genesis.hash,
    client: typeof client === 'string' ? client : null,
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message } = error.cause instanceof Error ? error.cause : error
  return message.split('\n')[0]?.replace(/\.$/, '') ?? message
}
