import { eq } from 'drizzle-orm'
import { markets, tokens } from '#network/store/schema.ts'
import type { IndexerContext } from './context.ts'
import { readAddress } from './input.ts'

export const metadataQueries = {
  /** What a market's creator wrote about its token; of another token only its name and symbol; null for no token. */
  async tokenMetadata(_: unknown, input: { tokenAddress: string }, { database }: IndexerContext) {
    const tokenAddress = readAddress('tokenAddress', input.tokenAddress)
    const [market] = await database.select().from(markets).where(eq(markets.token, tokenAddress))
    if (market) {
      const { name, symbol, metadata, imageUrl } = market
      return { tokenAddress, name, symbol, metadata, imageUrl, ...described(metadata) }
    }
    const [token] = await database.select().from(tokens).where(eq(tokens.address, tokenAddress))
    return token ? { tokenAddress, name: token.name ?? '', symbol: token.symbol ?? '' } : null
  },
}

/** The description and the links in a metadata, where they have a usable shape. */
function described(metadata: unknown): { description: string | null; links: object | null } {
  if (typeof metadata !== 'object' || metadata === null) return { description: null, links: null }
  const { description, links } = metadata as Record<string, unknown>
  return {
    description: typeof description === 'string' ? description : null,
    links: typeof links === 'object' ? links : null,
  }
}
