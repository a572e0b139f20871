import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Address, formatUnits } from 'viem'
import { tokens, tokenTransfers } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'
import type { IndexerContext } from './context.ts'
import { readAddress } from './input.ts'
import { type PageArguments, readPage } from './paging.ts'

const newestFirst = [
  desc(tokenTransfers.blockNumber),
  desc(tokenTransfers.logIndex),
  desc(tokenTransfers.batchIndex),
] as const

type StoredTransfer = typeof tokenTransfers.$inferSelect

/** Transfers of ERC-20 tokens only, newest first: the spec's amount has no meaning for the others. */
async function readTransfers(database: Database, page: { limit: number; offset?: number }, condition: SQL) {
  const rows = await database
    .select()
    .from(tokenTransfers)
    .where(and(condition, eq(tokenTransfers.tokenType, 'ERC-20')))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset ?? 0)
  const decimals = await readDecimals(database, [...new Set(rows.map((transfer) => transfer.token))])
  return rows.map((transfer) => transferRecord(transfer, decimals.get(transfer.token) ?? 0))
}

/** Asked after the page is known: a join would walk every row passed over. */
async function readDecimals(database: Database, addresses: Address[]): Promise<Map<Address, number | null>> {
  if (addresses.length === 0) return new Map()
  const rows = await database
    .select({ address: tokens.address, decimals: tokens.decimals })
    .from(tokens)
    .where(inArray(tokens.address, addresses))
  return new Map(rows.map((token) => [token.address, token.decimals]))
}

/** A stored transfer in the spec's shape; a token without decimals counts in whole tokens, as ERC-20 says. */
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

/** Id and position of the newest transfers of one side, found along the index of that side. */
function newestOf(
  side: typeof tokenTransfers.from | typeof tokenTransfers.to,
  address: Address,
  count: number,
) {
  const { id, blockNumber, logIndex, batchIndex, tokenType } = tokenTransfers
  return sql`(select ${id}, ${blockNumber}, ${logIndex}, ${batchIndex} from ${tokenTransfers}
    where ${side} = ${address} and ${tokenType} = 'ERC-20'
    order by ${sql.join([...newestFirst], sql`, `)} limit ${count})`
}

export const transferQueries = {
  tokenTransfers(_: unknown, input: PageArguments & { tokenAddress: string }, { database }: IndexerContext) {
    const token = readAddress('tokenAddress', input.tokenAddress)
    return readTransfers(database, readPage(input), eq(tokenTransfers.token, token))
  },

  /** Transfers from or to an address; one to oneself comes once. */
  transfersByAddress(_: unknown, input: PageArguments & { address: string }, { database }: IndexerContext) {
    const { limit, offset } = readPage(input)
    const address = readAddress('address', input.address)
    const sent = newestOf(tokenTransfers.from, address, limit + offset)
    const received = newestOf(tokenTransfers.to, address, limit + offset)
    const page = sql`select id from (${sent} union ${received}) as found
      order by block_number desc, log_index desc, batch_index desc limit ${limit} offset ${offset}`
    return readTransfers(database, { limit }, sql`${tokenTransfers.id} in (${page})`)
  },
}
