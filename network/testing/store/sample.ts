import { createPartitions } from '#network/store/partitions/createPartitions.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { internalTransactions, logs, transactions } from '#network/store/schema/transactionTables.ts'
import { openStore, type Store, type StoreOptions } from '#network/store/store.ts'
import * as addresses from './sampleAddresses.ts'
import { writeSampleDerived } from './sampleDerived.ts'
import { sampleFacts } from './sampleFacts.ts'

/** The accounts and contracts of the sample, and its addresses, hashes and times. */
export const { sample, sampleAddress, sampleHash, sampleHead, sampleTime } = addresses

/** So few blocks in each partition that lists go across several. */
export const samplePartitionBlocks = 16

/**
 * A store, in memory unless it is said where, with a little of everything, for the tests of the services. It has 41
 * blocks and one that a reorg removed at height 20. There are coin, token and contract transactions, a revert, a
 * creation with internal transactions, tokens of the three kinds with holders, three markets (one without a trade),
 * swaps, candles and fee claims.
 */
export async function openSample(options: StoreOptions = {}): Promise<Store> {
  const store = await openStore(options)
  const { database } = store
  const { marketFactory, marketEvents, stablecoin } = sample
  const genesisHash = sampleHash('b', 0)
  await database.insert(followed).values({
    chainId: 31337,
    genesisHash,
    headBlock: sampleHead,
    marketFactory,
    marketEvents,
    stablecoins: [stablecoin],
  })
  const facts = sampleFacts()
  await createPartitions(database, { from: 0, to: sampleHead }, samplePartitionBlocks)
  await database.insert(blocks).values(facts.blocks)
  await database.insert(transactions).values(facts.transactions)
  await database.insert(logs).values(facts.logs)
  await database.insert(tokenTransfers).values(facts.tokenTransfers)
  await database.insert(internalTransactions).values(facts.internalTransactions)
  await writeSampleDerived(database, facts)
  return store
}
