import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Address, formatUnits } from 'viem'
import { tokens, tokenTransfers } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'
import type { IndexerContext } from './context.ts'
import { readAddress } from './input.ts'
import { type PageArguments, readPage } from './paging.ts'

/** Transfers of ERC-20 tokens only, newest first: the spec's amount has no meaning for the others. */
async function readTransfers(database: Database, page: { limit: number; offset: number }, condition: SQL) {
  const rows = await database
    .select({ ...getTableColumns(tokenTransfers), decimals: tokens.decimals })
    .from(tokenTransfers)
    .leftJoin(tokens, eq(tokens.address, tokenTransfers.token))
    .where(and(condition, eq(tokenTransfers.tokenType, 'ERC-20')))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(transferRecord)
}

const newestFirst = [
  desc(tokenTransfers.blockNumber),
  desc(tokenTransfers.logIndex),
  desc(tokenTransfers.batchIndex),
] as const

type StoredTransfer = typeof tokenTransfers.$inferSelect & { decimals: number | null }

/** A stored transfer in the spec's shape; a token without decimals counts in whole tokens, as ERC-20 says. */
function transferRecord(transfer: StoredTransfer) {
  return {
    id: transfer.id,
    txHash: transfer.transactionHash,
    tokenAddress: transfer.token,
    fromAddress: transfer.from,
    toAddress: transfer.to,
    amount: formatUnits(transfer.amount, transfer.decimals ?? 0),
    blockNumber: transfer.blockNumber,
    timestamp: transfer.timestamp.toISOString(),
  }
}

/** The ids of the newest transfers of one side, found along the index of that side. */
function newestIds(
  side: typeof tokenTransfers.from | typeof tokenTransfers.to,
  address: Address,
  count: number,
) {
  return sql`(select ${tokenTransfers.id} from ${tokenTransfers}
    where ${side} = ${address} and ${tokenTransfers.tokenType} = 'ERC-20'
    order by ${sql.join([...newestFirst], sql`, `)} limit ${count})`
}

export const transferQueries = {
  tokenTransfers(_: unknown, input: PageArguments & { tokenAddress: string }, { database }: IndexerContext) {
    const token = readAddress('tokenAddress', input.tokenAddress)
    return readTransfers(database, readPage(input), eq(tokenTransfers.token, token))
  },

  /** Transfers from or to an address; one to oneself comes once. */
  transfersByAddress(_: unknown, input: PageArguments & { address: string }, { database }: IndexerContext) {
    const page = readPage(input)
    const address = readAddress('address', input.address)
    const count = page.limit + page.offset
    const sent = newestIds(tokenTransfers.from, address, count)
    const received = newestIds(tokenTransfers.to, address, count)
    return readTransfers(database, page, sql`${tokenTransfers.id} in (${sent} union ${received})`)
  },
}
