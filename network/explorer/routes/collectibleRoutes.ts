import { type Context, Hono } from 'hono'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { collectibleRecords } from '#network/explorer/lists/instanceList.ts'
import {
  type CollectibleType,
  firstCollectibles,
  listCollectibles,
  listCollections,
} from '#network/explorer/queries/instanceQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { queryOf } from '#network/explorer/request/listResponse.ts'
import { amountField, readPaging } from '#network/explorer/request/paging.ts'
import { type Query, readAddress, readChoices } from '#network/explorer/request/parameters.ts'

const addressField = (text: string | null, name: string) => readAddress(text ?? '', name)
const collectibleCursor = { token_contract_address_hash: addressField, token_id: amountField }
const collectionCursor = { token_contract_address_hash: addressField }

/** How many NFTs of each collection a list of collections shows. */
const shownOfCollection = 9
const collectibleTypes = ['ERC-721', 'ERC-1155'] as const

/** The NFTs of an address, one by one and by their collections. The spec does not have these paths. */
export function collectibleRoutes(sources: DataSources): Hono {
  const { database, known } = sources
  const app = new Hono()

  app.get('/addresses/:address/nft', async (context) => {
    const query = queryOf(context)
    const paging = readPaging(query, collectibleCursor)
    const holding = await holdingOf(context, query)
    const page = await listCollectibles(database, holding, paging)
    return context.json({
      items: await collectibleRecords(sources, holding, page.rows),
      next_page_params: page.next,
    })
  })

  app.get('/addresses/:address/nft/collections', async (context) => {
    const query = queryOf(context)
    const paging = readPaging(query, collectionCursor)
    const holding = await holdingOf(context, query)
    const page = await listCollections(database, holding, paging)
    const collections = page.rows.map(({ token }) => token)
    const rows = await firstCollectibles(database, holding, collections, shownOfCollection)
    const [references, instances] = await Promise.all([
      loadReferences(sources, [], collections),
      collectibleRecords(sources, holding, rows),
    ])
    const items = page.rows.map(({ token, ids }) => ({
      token: references.token(token),
      amount: ids.toString(),
      token_instances: instances.filter((instance) => instance.token?.address === token),
    }))
    return context.json({ items, next_page_params: page.next })
  })

  async function holdingOf(context: Context, query: Query) {
    const holder = readAddress(context.req.param('address') ?? '')
    const types: CollectibleType[] = readChoices(query, 'type', collectibleTypes) ?? [...collectibleTypes]
    return { holder, types, isPartial: (await known.chain()).firstBlock > 0 }
  }

  return app
}
