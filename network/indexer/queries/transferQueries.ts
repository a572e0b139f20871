import { desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import { formatUnits } from 'viem'
import type { IndexerContext } from '#network/indexer/context.ts'
import { newestFirstRows } from '#network/store/queries/newestFirstRows.ts'
import { tokens, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'
import { type PageArguments, readPage } from './limitAndOffset.ts'
import { readAddress } from './userInput.ts'

const position = [tokenTransfers.blockNumber, tokenTransfers.logIndex, tokenTransfers.batchIndex]

type StoredTransfer = typeof tokenTransfers.$inferSelect

/** Transfers of ERC-20 tokens, newest first. The spec's amount has no meaning for other tokens. */
async function readTransfers(database: Database, page: { limit: number; offset: number }, conditions: SQL[]) {
  const { limit: size, offset } = page
  const scans = conditions.map((condition) => ({
    condition: sql`${condition} and ${eq(tokenTransfers.tokenType, 'ERC-20')}`,
  }))
  const rows = await database
    .select({ transfer: getTableColumns(tokenTransfers), decimals: tokens.decimals })
    .from(newestFirstRows(tokenTransfers, position, scans, { size, offset }))
    .leftJoin(tokens, eq(tokens.address, tokenTransfers.token))
    .orderBy(...position.map((column) => desc(column)))
    .limit(size)
  return rows.map(({ transfer, decimals }) => transferRecord(transfer, decimals ?? 0))
}

/** A stored transfer in the spec's shape. A token without decimals counts in whole tokens, as ERC-20 says. */
function transferRecord(transfer: StoredTransfer, decimals: number) {
  return {
    id: transfer.id,
    txHash: transfer.transactionHash,
    tokenAddress: transfer.token,
    fromAddress: transfer.from,
    toAddress: transfer.to,
    amount: formatUnits(transfer.amount, decimals),
    blockNumber: transfer.blockNumber,
    timestamp: transfer.timestamp.toISOString(),
  }
}

export const transferQueries = {
  tokenTransfers(_: unknown, input: PageArguments & { tokenAddress: string }, { database }: IndexerContext) {
    const token = readAddress('tokenAddress', input.tokenAddress)
    return readTransfers(database, readPage(input), [eq(tokenTransfers.token, token)])
  },

  /** Transfers from or to an address. A transfer to oneself comes once. */
  transfersByAddress(_: unknown, input: PageArguments & { address: string }, { database }: IndexerContext) {
    const address = readAddress('address', input.address)
    const sent = eq(tokenTransfers.from, address)
    const received = sql`${eq(tokenTransfers.to, address)} and ${ne(tokenTransfers.from, address)}`
    return readTransfers(database, readPage(input), [sent, received])
  },
}
