import { and, eq, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { type BlockAnswers, unpackAnswers } from '#network/decode/packedAnswers.ts'
import { blocks, nodeAnswers } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/**
 * A block of the stored chain. `body` is null for a block stored before answers were kept, and for a partly pruned one.
 */
export type StoredBlock = { number: number; hash: Hash; body: Uint8Array | string | null }

/** The reference to a block in a call to a node. */
export type Subject =
  | { number: number }
  | { blockHash: Hash }
  | { transaction: Hash }
  | { sender: Address; nonce: number }

/** The stored blocks, from `from` to `newest`; `isWhole`: without gaps. */
export type StoredRange = { from: number; newest: number; isWhole: boolean }

/** The block that has the subject, in the chain as it is stored now. Undefined when no stored block has it. */
export async function findStoredBlock(
  database: Database,
  subject: Subject,
): Promise<StoredBlock | undefined> {
  const [row] = await database
    .select({ number: blocks.number, hash: blocks.hash, body: nodeAnswers.body })
    .from(blocks)
    .leftJoin(
      nodeAnswers,
      and(eq(nodeAnswers.blockNumber, blocks.number), eq(nodeAnswers.blockHash, blocks.hash)),
    )
    .where(and(eq(blocks.consensus, true), conditionOf(database, subject)))
    .limit(1)
  return row
}

function conditionOf(database: Database, subject: Subject) {
  if ('number' in subject) return eq(blocks.number, subject.number)
  if ('blockHash' in subject) return eq(blocks.hash, subject.blockHash)
  const isIt =
    'transaction' in subject
      ? eq(transactions.hash, subject.transaction)
      : and(eq(transactions.from, subject.sender), eq(transactions.nonce, subject.nonce))
  return eq(
    blocks.number,
    sql`(${database.select({ number: transactions.blockNumber }).from(transactions).where(isIt).limit(1)})`,
  )
}

/** The node's stored answers about a block; null without any. */
export async function readAnswers({ body }: StoredBlock): Promise<BlockAnswers | null> {
  return body === null ? null : unpackAnswers(body)
}

/** The range of stored blocks; undefined for an empty store. */
export async function readStoredRange(database: Database): Promise<StoredRange | undefined> {
  const [row] = await database
    .select({
      firstBlock: followed.firstBlock,
      keptFrom: followed.keptFrom,
      newest: sql<number | null>`(select max(number) from ${blocks} where consensus)`,
    })
    .from(followed)
    .limit(1)
  if (!row || row.newest === null) return undefined
  const from = Math.max(row.firstBlock, row.keptFrom)
  return { from, newest: row.newest, isWhole: from === 0 }
}
