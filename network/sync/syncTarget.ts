import { type Address, decodeAbiParameters, type Hex, toFunctionSelector } from 'viem'
import { addressOfWord, checksum } from '#network/decode/checksum.ts'
import { readGenesis } from '#network/rpc/readGenesis.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from '#network/store/store.ts'

/** The target of a sync: a chain, and this network's known contracts on it. */
export type SyncTarget = Omit<typeof followed.$inferSelect, 'id' | 'keptFrom' | 'headBlock' | 'startedAt'>

/** The contracts a sync knows by address. Without a factory no markets are read. */
export type Contracts = { marketFactory: Address | null; lendingPool: Address | null }

/**
 * Reads the chain and its first block from the node, and the event emitter and the stablecoins of markets from the
 * factory.
 */
export async function readSyncTarget(rpc: Rpc, contracts: Contracts): Promise<SyncTarget> {
  // Checksummed, because the addresses in the store are.
  const marketFactory = contracts.marketFactory && checksum(contracts.marketFactory)
  const lendingPool = contracts.lendingPool && checksum(contracts.lendingPool)
  const [chainId, genesis] = await Promise.all([rpc.call<string>('eth_chainId'), readGenesis(rpc)])
  if (!genesis) throw new Error('The node does not know its first block.')
  const markets = marketFactory ? await readMarketContracts(rpc, marketFactory) : null
  return {
    chainId: Number(chainId),
    genesisHash: genesis.hash,
    firstBlock: genesis.number,
    internalCalls: true,
    marketFactory,
    marketEvents: markets?.marketEvents ?? null,
    stablecoins: markets?.stablecoins ?? [],
    lendingPool,
  }
}

/** Reads the factory again if it did not exist when the sync began. */
export async function readMissingMarketContracts(
  rpc: Rpc,
  database: Database,
  target: SyncTarget,
): Promise<void> {
  if (target.marketEvents || !target.marketFactory) return
  const markets = await readMarketContracts(rpc, target.marketFactory)
  if (!markets) return
  Object.assign(target, markets)
  await database.update(followed).set(markets)
}

/** The emitter of the factory's market events, and the stablecoins that markets accept. Null without a factory. */
async function readMarketContracts(rpc: Rpc, factory: Address) {
  const [marketEvents, registry] = await Promise.all([
    readAddress(rpc, factory, 'eventEmitter()'),
    readAddress(rpc, factory, 'stablecoinRegistry()'),
  ])
  if (!marketEvents || !registry) return null
  const call = { to: registry, data: toFunctionSelector('getApprovedStablecoins()') }
  const answer = await rpc.call<Hex>('eth_call', [call, 'latest'])
  const [stablecoins] = decodeAbiParameters([{ type: 'address[]' }], answer)
  return { marketEvents, stablecoins: [...stablecoins] }
}

async function readAddress(rpc: Rpc, to: Address, signature: string): Promise<Address | null> {
  const answer = await rpc.call<string>('eth_call', [{ to, data: toFunctionSelector(signature) }, 'latest'])
  return answer.length === 66 ? addressOfWord(answer) : null
}
