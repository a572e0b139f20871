import { and, eq, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { type BlockAnswers, unpackAnswers } from '#network/decode/packedAnswers.ts'
import { blocks, nodeAnswers } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/** A block of the stored chain. `body` is null where it was stored before answers were, or pruned in part. */
export type StoredBlock = { number: number; hash: Hash; body: Uint8Array | string | null }

/** What names a block, as a call to a node does. */
export type Subject =
  | { number: number }
  | { blockHash: Hash }
  | { transaction: Hash }
  | { sender: Address; nonce: number }

/** Which blocks are stored: those from `from` to `newest`, and whether these are all up to it. */
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

/** What the node answered about a block. Null where that is not stored. */
export async function readAnswers({ body }: StoredBlock): Promise<BlockAnswers | null> {
  return body === null ? null : unpackAnswers(body)
}

/** Which blocks the store has. Undefined while it has none. */
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
