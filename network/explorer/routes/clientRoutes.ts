import { Hono } from 'hono'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { internalTransactionList, readZeroValues } from '#network/explorer/lists/internalTransactionList.ts'
import { parityTrace } from '#network/explorer/node/parityTrace.ts'
import { findAddress } from '#network/explorer/queries/addressQueries.ts'
import { listAddressInternals, listInternals } from '#network/explorer/queries/internalTransactionQueries.ts'
import { listAddressLogs } from '#network/explorer/queries/logQueries.ts'
import { listAddressTokens } from '#network/explorer/queries/tokenBalanceQueries.ts'
import { hasTransaction } from '#network/explorer/queries/transactionQueries.ts'
import { queryOf } from '#network/explorer/request/listResponse.ts'
import { integerField, readPaging } from '#network/explorer/request/paging.ts'
import { notFound, readAddress, readHash } from '#network/explorer/request/parameters.ts'

const internalCursor = { block_number: integerField, transaction_index: integerField, index: integerField }

/** Tabs show larger numbers as 50 and more. */
const mostCounted = 51

/** Paths beyond the spec that clients of Blockscout request. */
export function clientRoutes(sources: DataSources): Hono {
  const { database, node, known, assets } = sources
  const app = new Hono()

  app.get('/internal-transactions', async (context) => {
    const query = queryOf(context)
    const filter = { zeroValues: readZeroValues(query) }
    const page = await listInternals(database, filter, readPaging(query, internalCursor))
    const { untracedBlocks } = await known.chain()
    return context.json(await internalTransactionList(sources, page, untracedBlocks === 0))
  })

  app.get('/addresses/:address/tabs-counters', async (context) => {
    const address = readAddress(context.req.param('address'))
    const paging = { after: null, offset: 0, size: mostCounted }
    const every = { direction: null, zeroValues: true }
    const [row, tokens, logs, internals, { firstBlock, untracedBlocks }] = await Promise.all([
      findAddress(database, address),
      listAddressTokens(database, await assets(), address, null, paging),
      listAddressLogs(database, { address, topic: null }, paging),
      listAddressInternals(database, address, every, paging),
      known.chain(),
    ])
    const ofWhole = (count: number | null | undefined) =>
      firstBlock > 0 ? null : Math.min(count ?? 0, mostCounted)
    return context.json({
      transactions_count: ofWhole(row?.transactionsCount),
      token_transfers_count: ofWhole(row?.tokenTransfersCount),
      token_balances_count: ofWhole(tokens.rows.length),
      logs_count: ofWhole(logs.rows.length),
      internal_transactions_count: untracedBlocks > 0 ? null : ofWhole(internals.rows.length),
      validations_count: row?.validationsCount === null ? null : ofWhole(row?.validationsCount),
      // The store keeps none, which does not say that the chain has none.
      withdrawals_count: null,
    })
  })

  app.get('/transactions/:hash/raw-trace', async (context) => {
    const hash = readHash(context.req.param('hash'))
    const calls = (await hasTransaction(database, hash)) ? await parityTrace(node, hash) : null
    if (!calls) throw notFound(`A trace of transaction ${hash}`)
    return context.json(calls)
  })

  return app
}
