import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { zeroAddress } from 'viem'
import { withChecked } from '#network/explorer/assets/assets.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { matchTokens } from '#network/explorer/queries/searchQueries.ts'
import { tokenResult } from '#network/explorer/records/searchRecord.ts'
import { tokenRecord } from '#network/explorer/records/tokenRecord.ts'
import { queryOf } from '#network/explorer/request/listResponse.ts'
import { integerField, pageOf, readPaging } from '#network/explorer/request/paging.ts'
import { largestInteger, type Query, readAddress } from '#network/explorer/request/parameters.ts'
import { readText } from '#network/explorer/request/searchText.ts'
import { addressMatches, exactMatches, resolveSearch } from './exactMatches.ts'

const searchCursor = {
  rank: integerField,
  holders_count: integerField,
  address_hash: (text: string | null, name: string) => readAddress(text ?? '', name),
}

/** The cursor of a page that the exact matches fill. Every token comes after it. */
const beforeTokens = { rank: 0, holders_count: largestInteger, address_hash: zeroAddress }

/** The most matches of a quick search. */
const mostQuick = 50

/** `/search`, `/search/quick` and `/search/check-redirect`. */
export function searchRoutes(sources: DataSources): Hono {
  const { database, assets } = sources
  const app = new Hono()

  /** The first page begins with the exact matches, then come the addresses, then the tokens whose name or symbol contains `q`. */
  app.get('/search', async (context) => {
    const query = queryOf(context)
    const text = required(query)
    const paging = readPaging(query, searchCursor)
    const exact = paging.after
      ? []
      : [...(await exactMatches(sources, text)), ...(await addressMatches(sources, text))]
    // The exact matches fill the first places of the first page, and the tokens come after them.
    const skipped = Math.max(0, paging.offset - exact.length)
    const shown = exact.slice(paging.offset, paging.offset + paging.size)
    const room = { ...paging, offset: skipped, size: paging.size - shown.length }
    const tokens = await matchTokens(database, text, room)
    const page = pageOf(tokens.rows, room, () => ({}))
    const matched = page.rows.map(({ token }) => token.address)
    const known = await withChecked(sources, await assets(), matched)
    const afterExact = room.size === 0 ? beforeTokens : tokens.next
    // Exact matches have no cursor: those that this page has no room for are on the next numbered one.
    const isCut = exact.length > paging.offset + paging.size
    const after = isCut ? { page: paging.offset / paging.size + 2 } : afterExact
    const next = after && { ...after, items_count: paging.size, q: text }
    return context.json({
      items: [...shown, ...page.rows.map((row) => tokenResult(tokenRecord(row, known)))],
      next_page_params: next,
    })
  })

  /** What a client shows below the text while somebody types: the first matches, without further pages. */
  app.get('/search/quick', async (context) => {
    const text = required(queryOf(context))
    const exact = [...(await exactMatches(sources, text)), ...(await addressMatches(sources, text))]
    const size = Math.max(0, mostQuick - exact.length)
    const { rows } = await matchTokens(database, text, { after: null, offset: 0, size })
    const matched = rows.slice(0, size)
    const known = await withChecked(
      sources,
      await assets(),
      matched.map(({ token }) => token.address),
    )
    return context.json([
      ...exact.slice(0, mostQuick),
      ...matched.map((row) => tokenResult(tokenRecord(row, known))),
    ])
  })

  app.get('/search/check-redirect', async (context) => {
    const text = required(queryOf(context))
    return context.json(await resolveSearch(sources, text))
  })

  return app
}

function required(query: Query): string {
  const text = readText(query)
  if (text) return text
  throw new HTTPException(400, { message: 'The parameter q is missing: say what to search for.' })
}
