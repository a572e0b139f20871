import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Hash } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { readTransactionFilter } from '#network/explorer/lists/transactionFilter.ts'
import { transactionList } from '#network/explorer/lists/transactionList.ts'
import { blockWithdrawals } from '#network/explorer/node/blockWithdrawals.ts'
import { type BlockRow, findBlock, listBlocks } from '#network/explorer/queries/blockQueries.ts'
import { listBlockTransactions } from '#network/explorer/queries/transactionQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { blockRecord, withdrawalRecord } from '#network/explorer/records/blockRecord.ts'
import { queryOf, sendList } from '#network/explorer/request/listResponse.ts'
import { integerField, pageOf, readPaging } from '#network/explorer/request/paging.ts'
import { notFound, readBlockId, readChoice, readHash } from '#network/explorer/request/parameters.ts'
import { transactionCursor } from './transactionRoutes.ts'

/** A cursor for blocks of the chain has no hash. The largest hash stands in for it. */
const lastHash: Hash = `0x${'f'.repeat(64)}`
const blockCursor = {
  block_number: integerField,
  block_hash: (text: string | null, name: string) => (text ? readHash(text, name) : lastHash),
}

/** Blocks after which no reorg is expected to reach a block. */
const finalDepth = 64
const keptForEver = 'public, max-age=31536000, immutable'

/** `/blocks`, one block by its number or hash, and the lists of a block. */
export function blockRoutes(sources: DataSources): Hono {
  const { database, node, known } = sources
  const app = new Hono()

  app.get('/blocks', async (context) => {
    const query = queryOf(context)
    const type = readChoice(query, 'type', ['block', 'uncle', 'reorg']) ?? 'block'
    const paging = readPaging(query, blockCursor)
    // The chains of this network have no uncles.
    const page =
      type === 'uncle'
        ? { rows: [], next: null }
        : await listBlocks(database, { consensus: type === 'block' }, paging)
    const references = await loadReferences(
      sources,
      page.rows.map((row) => row.miner),
    )
    return sendList(context, page, (row) => blockRecord(row, references))
  })

  app.get('/blocks/:id', async (context) => {
    const row = await blockOf(context)
    const references = await loadReferences(sources, [row.miner])
    // A hash identifies one block for ever. A number may belong to another block after a reorg.
    const isNamed = row.consensus && row.withdrawals !== null && context.req.param('id') === row.hash
    if (isNamed && (await known.head()) - row.number >= finalDepth)
      context.header('Cache-Control', keptForEver)
    return context.json(blockRecord(row, references, { detail: true }))
  })

  app.get('/blocks/:id/transactions', async (context) => {
    const query = queryOf(context)
    const filter = readTransactionFilter(query)
    const paging = readPaging(query, transactionCursor)
    const page = await listBlockTransactions(database, await blockOf(context), filter, paging)
    return context.json(await transactionList(sources, page))
  })

  app.get('/blocks/:id/withdrawals', async (context) => {
    const { size, offset, after } = readPaging(queryOf(context), { index: integerField })
    const all = await blockWithdrawals(node, await blockOf(context))
    if (!all)
      throw new HTTPException(503, { message: 'The node does not tell the withdrawals of this block.' })
    const rows = all.filter(({ index }) => !after || index < after.index).slice(offset, offset + size + 1)
    const page = pageOf(rows, { size, offset, after }, ({ index }) => ({ index }))
    const references = await loadReferences(
      sources,
      page.rows.map(({ receiver }) => receiver),
    )
    return sendList(context, page, (row) => withdrawalRecord(row, references))
  })

  /** A number finds the block of the chain. A block that a reorg removed is found by its hash. */
  async function blockOf(context: Context): Promise<BlockRow> {
    const text = context.req.param('id') ?? ''
    const id = readBlockId(text)
    const row = id ? await findBlock(database, id) : undefined
    if (row) return row
    const { keptFrom } = await known.chain()
    const canBePruned = id && ('hash' in id || id.number < keptFrom)
    throw notFound(`Block ${text}`, canBePruned ? { keptFrom } : {})
  }

  return app
}
