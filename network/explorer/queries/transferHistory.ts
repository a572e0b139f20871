import { type AnyColumn, and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { above, below } from '#network/explorer/request/paging.ts'
import { tokenBalances, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'

/** The transfers of a transaction in their order, at most `limit`. */
export function transfersOfTransaction(database: Database, hash: Hash, limit: number) {
  return database
    .select()
    .from(tokenTransfers)
    .where(eq(tokenTransfers.transactionHash, hash))
    .orderBy(asc(tokenTransfers.logIndex), asc(tokenTransfers.batchIndex))
    .limit(limit)
}

/** All transfers of some tokens in a block. */
export async function transfersInBlock(database: Database, blockNumber: number, tokens: Address[]) {
  if (tokens.length === 0) return []
  return database
    .select()
    .from(tokenTransfers)
    .where(and(eq(tokenTransfers.blockNumber, blockNumber), inArray(tokenTransfers.token, tokens)))
}

type Balance = { token: Address; tokenId: bigint | null; address: Address }
type Log = { blockNumber: number; logIndex: number }

/**
 * The balance of an address before a log: all it received less all it sent until then, or what it holds now less what
 * came and went since. Both are the same for tokens whose balances change by transfers only, as long as the transfers
 * of that part of the chain are stored.
 */
export async function balanceFromTransfers(
  database: Database,
  of: Balance,
  at: Log,
  part: 'until' | 'since',
): Promise<bigint> {
  const position = [tokenTransfers.blockNumber, tokenTransfers.logIndex]
  const isIn =
    part === 'until'
      ? below(position, [at.blockNumber, at.logIndex])
      : above(position, [at.blockNumber, at.logIndex - 1])
  const received = sumOfTransfers(of, tokenTransfers.to, isIn)
  const sent = sumOfTransfers(of, tokenTransfers.from, isIn)
  // One query, so that all sums are of the same stored block.
  const balance = part === 'until' ? sql`${received} - ${sent}` : sql`${heldNow(of)} - ${received} + ${sent}`
  const { rows } = await database.execute<{ balance: string }>(sql`select ${balance} as balance`)
  return BigInt(rows[0]?.balance ?? 0)
}

function sumOfTransfers({ token, tokenId, address }: Balance, side: AnyColumn, isIn: SQL): SQL {
  const ofId = tokenId === null ? undefined : eq(tokenTransfers.tokenId, tokenId)
  const condition = and(eq(side, address), eq(tokenTransfers.token, token), ofId, isIn)
  return sql`(select coalesce(sum(${tokenTransfers.amount}), 0) from ${tokenTransfers} where ${condition})`
}

function heldNow({ token, tokenId, address }: Balance): SQL {
  const ofId = tokenId === null ? undefined : eq(tokenBalances.tokenId, tokenId)
  const condition = and(eq(tokenBalances.token, token), eq(tokenBalances.holder, address), ofId)
  return sql`(select coalesce(sum(${tokenBalances.amount}), 0) from ${tokenBalances} where ${condition})`
}
