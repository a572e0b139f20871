import { and, desc, eq, gt } from 'drizzle-orm'
import { type Address, formatUnits } from 'viem'
import type { IndexerContext } from '#network/indexer/context.ts'
import { marketTokenDecimals } from '#network/indexer/records/wholeUnits.ts'
import { addresses } from '#network/store/schema/addressTables.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { tokenBalances, tokens } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'
import { type PageArguments, readLimit } from './limitAndOffset.ts'
import { readAddress, userInputError } from './userInput.ts'

/**
 * Supply, decimals and holders of an ERC-20 token. Undefined for another kind of token or an unknown address. @throws
 * for a receipt of the lending pool, which grows without transfers, so that their sum is no balance.
 */
async function readToken(database: Database, address: Address) {
  const [row] = await database
    .select({ token: tokens, isReceipt: addresses.isReceipt })
    .from(tokens)
    .leftJoin(addresses, eq(addresses.address, tokens.address))
    .where(eq(tokens.address, address))
  const token = row?.token
  if (row?.isReceipt)
    throw userInputError('This token earns interest: only its contract knows who holds how much.')
  if (token)
    return token.type === 'ERC-20'
      ? { supply: token.totalSupply, decimals: token.decimals ?? 0, holders: token.holders }
      : undefined
  const [market] = await database.select().from(markets).where(eq(markets.token, address))
  return market && { supply: market.supply, decimals: marketTokenDecimals, holders: market.holders }
}

/**
 * The share of the supply in percent, 0 to 100, with twelve decimals. An account can hold more than the counted supply of a
 * token that earns interest.
 */
function percentage(amount: bigint, supply: bigint): number {
  if (supply <= amount) return amount === 0n ? 0 : 100
  return Number((amount * 10n ** 14n) / supply) / 10 ** 12
}

export const holderQueries = {
  /** The largest holders first. A market's pool, which holds the unsold tokens, is one of them. */
  async topHolders(
    _: unknown,
    input: PageArguments & { tokenAddress: string },
    { database }: IndexerContext,
  ) {
    const limit = readLimit(input.limit)
    const address = readAddress('tokenAddress', input.tokenAddress)
    const token = await readToken(database, address)
    if (!token) return []
    const balances = await database
      .select()
      .from(tokenBalances)
      .where(and(eq(tokenBalances.token, address), gt(tokenBalances.amount, 0n)))
      .orderBy(desc(tokenBalances.amount), desc(tokenBalances.holder))
      .limit(limit)
    return balances.map(({ holder, amount }) => ({
      holderAddress: holder,
      balance: formatUnits(amount, token.decimals),
      percentage: percentage(amount, token.supply),
    }))
  },

  async holderCount(_: unknown, { tokenAddress }: { tokenAddress: string }, { database }: IndexerContext) {
    const token = await readToken(database, readAddress('tokenAddress', tokenAddress))
    return token?.holders ?? 0
  },
}
