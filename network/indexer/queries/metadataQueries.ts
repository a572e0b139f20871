import { eq } from 'drizzle-orm'
import { isPublicAddress } from '#network/decode/marketMetadata.ts'
import type { IndexerContext } from '#network/indexer/context.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'
import { readAddress } from './userInput.ts'

export const metadataQueries = {
  /**
   * The metadata that a market's creator wrote. Another token has only its name and symbol. Null when there is no
   * token.
   */
  async tokenMetadata(_: unknown, input: { tokenAddress: string }, { database }: IndexerContext) {
    const tokenAddress = readAddress('tokenAddress', input.tokenAddress)
    const [market] = await database.select().from(markets).where(eq(markets.token, tokenAddress))
    if (market) {
      const { name, symbol, metadata, imageUrl } = market
      return { tokenAddress, name, symbol, metadata, imageUrl, ...readDescription(metadata) }
    }
    const [token] = await database.select().from(tokens).where(eq(tokens.address, tokenAddress))
    return token ? { tokenAddress, name: token.name ?? '', symbol: token.symbol ?? '' } : null
  },
}

/** The description and the links in a market's metadata, where they have a usable shape. */
function readDescription(metadata: unknown): { description: string | null; links: unknown } {
  if (typeof metadata !== 'object' || metadata === null) return { description: null, links: null }
  const { description, links } = metadata as Record<string, unknown>
  return {
    description: typeof description === 'string' ? description : null,
    links: typeof links === 'object' ? (publicLinks(links) ?? null) : null,
  }
}

/** Links in their original shape, without invalid ones and ones that run code. */
function publicLinks(links: unknown): unknown {
  if (typeof links === 'string') return isPublicAddress(links) ? links : undefined
  if (typeof links !== 'object' || links === null) return undefined
  if ('url' in links) return publicLinks(links.url) && links
  const entries = Object.entries(links)
    .map(([name, link]) => [name, publicLinks(link)] as const)
    .filter(([, link]) => link !== undefined)
  if (entries.length === 0) return undefined
  return Array.isArray(links) ? entries.map(([, link]) => link) : Object.fromEntries(entries)
}
