import { Hono } from 'hono'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { transactionRecords } from '#network/explorer/lists/transactionList.ts'
import { listBlocks, readHead } from '#network/explorer/queries/blocks.ts'
import { readKnownHead } from '#network/explorer/queries/statistics.ts'
import { listTransactions } from '#network/explorer/queries/transactions.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { blockRecord } from '#network/explorer/records/blockRecord.ts'

const newest = { size: 6, offset: 0, after: null }
/** A store that is a block or two behind is not "still indexing". */
const usualLag = 2

/** `/main-page/*`: the newest blocks and transactions as plain arrays, and how far the indexing is. */
export function mainPageRoutes(sources: DataSources): Hono {
  const { database } = sources
  const app = new Hono()

  app.get('/main-page/transactions', async (context) => {
    const { rows } = await listTransactions(database, { kinds: null, methods: null }, newest)
    return context.json(await transactionRecords(sources, rows))
  })

  app.get('/main-page/blocks', async (context) => {
    const { rows } = await listBlocks(database, { consensus: true }, newest)
    const references = await loadReferences(
      sources,
      rows.map((row) => row.miner),
    )
    return context.json(rows.map((row) => blockRecord(row, references)))
  })

  app.get('/main-page/indexing-status', async (context) => {
    const [head, known] = await Promise.all([readHead(database), readKnownHead(database)])
    const finished = known !== null && known - head <= usualLag
    // Blocks come with their traces, so internal transactions are as far as the blocks.
    const ratio = finished ? 1 : indexedRatio(head, known)
    return context.json({
      finished_indexing: finished,
      finished_indexing_blocks: finished,
      indexed_blocks_ratio: ratio,
      indexed_internal_transactions_ratio: ratio,
    })
  })

  return app
}

/** The share of the known blocks that is stored. It is rounded down, so that 1 means all of them. */
function indexedRatio(head: number, known: number | null): number {
  return known === null ? 0 : Math.floor(((head + 1) / (known + 1)) * 10_000) / 10_000
}
