import { type Address, decodeAbiParameters, type Hex, toFunctionSelector } from 'viem'
import { addressOfWord, checksum } from '#network/decode/checksum.ts'
import { readGenesis } from '#network/rpc/readGenesis.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from '#network/store/store.ts'

/** What a sync reads: a chain, and the contracts on it that this network knows. */
export type SyncTarget = Omit<typeof followed.$inferSelect, 'id' | 'keptFrom' | 'headBlock' | 'startedAt'>

/** The contracts a sync knows by address. Without a factory no markets are read. */
export type Contracts = { marketFactory: Address | null; lendingPool: Address | null }

/** Asks the node for its chain and where it begins, and the factory for its event emitter and the coins that its markets take. */
export async function readSyncTarget(rpc: Rpc, contracts: Contracts): Promise<SyncTarget> {
  // They are compared with the addresses in the store, which have checksums.
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

/** Asks the factory again, if it was not there yet when the sync began. */
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

/** Where the factory's markets tell their events, and the coins they take. Null while there is no factory. */
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
