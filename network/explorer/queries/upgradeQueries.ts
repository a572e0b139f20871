import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Address, type Hash, toEventSelector } from 'viem'
import { addressOfWord } from '#network/decode/checksum.ts'
import { inArray } from '#network/store/queries/inArray.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { logs, transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

const upgraded = toEventSelector('Upgraded(address)')

/** A transaction and its place in the chain. */
export type Place = { hash: Hash; blockNumber: number; index: number }

/** Those of the transactions whose block the node did not trace. */
export function untracedPlaces(database: Database, hashes: readonly Hash[]): Promise<Place[]> {
  const { hash, blockNumber, index } = transactions
  return database
    .select({ hash, blockNumber, index })
    .from(transactions)
    .innerJoin(blocks, eq(blocks.hash, transactions.blockHash))
    .where(and(inArray(hash, [...hashes]), isNull(blocks.internalTransactionsCount)))
}

/** A proxy that got an implementation, as its event says (ERC-1967). */
export type Upgrade = { contract: Address; implementation: Address; blockNumber: number; index: number }

/** The upgrades of proxies, oldest first. */
export async function upgradesOf(database: Database, proxies: readonly Address[]): Promise<Upgrade[]> {
  const { address, topic0, topic1, blockNumber, transactionIndex, logIndex } = logs
  const rows = await database
    .select({ contract: address, topic1, blockNumber, index: transactionIndex })
    .from(logs)
    .where(and(inArray(address, [...proxies]), eq(topic0, upgraded), isNotNull(topic1)))
    .orderBy(asc(blockNumber), asc(logIndex))
  return rows.flatMap(({ topic1: word, ...row }) =>
    word ? [{ ...row, implementation: addressOfWord(word) }] : [],
  )
}
