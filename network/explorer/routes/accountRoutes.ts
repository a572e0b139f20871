import { Hono } from 'hono'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { listTopAccounts } from '#network/explorer/queries/accountQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { queryOf } from '#network/explorer/request/listResponse.ts'
import { amountField, readPaging } from '#network/explorer/request/paging.ts'
import { notFound, readAddress } from '#network/explorer/request/parameters.ts'

const accountCursor = {
  fetched_coin_balance: amountField,
  hash: (text: string | null, name: string) => readAddress(text ?? '', name),
}

/**
 * `/addresses`: the addresses that blocks name, those with the most coins first. No block names an address that only the
 * genesis block gave coins. The answer is 404 where balances are uncertain: for a part of a chain, and with blocks that the
 * node did not trace.
 */
export function accountRoutes(sources: DataSources): Hono {
  const { database, known } = sources
  const app = new Hono()

  app.get('/addresses', async (context) => {
    const paging = readPaging(queryOf(context), accountCursor)
    const { firstBlock, untracedBlocks } = await known.chain()
    if (firstBlock > 0 || untracedBlocks > 0) throw notFound('The list of accounts by their balance')
    const page = await listTopAccounts(database, paging)
    const references = await loadReferences(
      sources,
      page.rows.map(({ address }) => address),
    )
    return context.json({
      items: page.rows.map(({ address, balance, transactionsCount }) => ({
        ...references.address(address),
        coin_balance: balance.toString(),
        transactions_count: transactionsCount.toString(),
        public_tags: [],
        private_tags: [],
        watchlist_names: [],
      })),
      exchange_rate: null,
      total_supply: null,
      next_page_params: page.next,
    })
  })

  return app
}
