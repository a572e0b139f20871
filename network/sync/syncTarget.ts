import { type Address, type Hash, toFunctionSelector } from 'viem'
import { addressOfWord, checksum } from '#network/decode/checksum.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from '#network/store/store.ts'

/** What a sync reads: a chain, and the contracts on it that this network knows. */
export type SyncTarget = Omit<typeof followed.$inferSelect, 'id' | 'keptFrom' | 'headBlock' | 'startedAt'>

/** The contracts a sync knows by address. Without a factory no markets are read. */
export type Contracts = { curveFactory: Address | null; lendingPool: Address | null }

/** Asks the node for its chain, and the factory for the token its markets are paid in. */
export async function readSyncTarget(rpc: Rpc, contracts: Contracts): Promise<SyncTarget> {
  // They are compared with the addresses in the store, which have checksums.
  const curveFactory = contracts.curveFactory && checksum(contracts.curveFactory)
  const lendingPool = contracts.lendingPool && checksum(contracts.lendingPool)
  const [chainId, genesis] = await Promise.all([
    rpc.call<string>('eth_chainId'),
    rpc.call<{ hash: Hash }>('eth_getBlockByNumber', ['0x0', false]),
  ])
  const stablecoin = curveFactory ? await readStablecoin(rpc, curveFactory) : null
  return {
    chainId: Number(chainId),
    genesisHash: genesis.hash,
    firstBlock: 0,
    internalCalls: true,
    curveFactory,
    stablecoin,
    lendingPool,
  }
}

/** Asks the factory again, if it was not there yet when the sync began. */
export async function readMissingStablecoin(rpc: Rpc, database: Database, target: SyncTarget): Promise<void> {
  if (target.stablecoin || !target.curveFactory) return
  target.stablecoin = await readStablecoin(rpc, target.curveFactory)
  await database.update(followed).set({ stablecoin: target.stablecoin })
}

async function readStablecoin(rpc: Rpc, curveFactory: Address): Promise<Address | null> {
  const call = { to: curveFactory, data: toFunctionSelector('stablecoin()') }
  const answer = await rpc.call<string>('eth_call', [call, 'latest'])
  return answer.length === 66 ? addressOfWord(answer) : null
}
