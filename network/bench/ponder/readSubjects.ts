import { asc } from 'drizzle-orm'
import { seedActors } from '#network/seed/actors.ts'
import { markets } from '#network/store/schema/markets.ts'
import { openStore, type StoreOptions } from '#network/store/store.ts'
import { type Subjects, skipped } from './readings.ts'

/** Reads whom and what the questions are about: the markets of our store, the people of the chain, Ponder's cursors. */
export async function readSubjects(where: StoreOptions, ponderUrl: string): Promise<Subjects> {
  const store = await openStore(where)
  const found = await store.database
    .select({ pool: markets.pool, token: markets.token, nftId: markets.nftId })
    .from(markets)
    .orderBy(asc(markets.id))
  await store.close()
  const cursors: Subjects['cursors'] = Object.fromEntries(
    await Promise.all(found.map(async ({ pool }) => [pool, await cursorOf(ponderUrl, pool)])),
  )
  return { markets: found, people: seedActors().all, cursors }
}

async function cursorOf(ponderUrl: string, pool: string): Promise<string> {
  const query = `{ swaps(where: { pool: "${pool}" }, orderBy: "id", orderDirection: "desc", limit: ${skipped}) {
    pageInfo { endCursor } } }`
  const response = await fetch(`${ponderUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: { swaps: { pageInfo: { endCursor: string } } } }
  return data.swaps.pageInfo.endCursor
}
