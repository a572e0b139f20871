import { Hono } from 'hono'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { transactionRecords } from '#network/explorer/lists/transactionList.ts'
import { listBlocks, readHead } from '#network/explorer/queries/blockQueries.ts'
import { readStoredChain } from '#network/explorer/queries/statisticsQueries.ts'
import { listTransactions } from '#network/explorer/queries/transactionQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { blockRecord } from '#network/explorer/records/blockRecord.ts'
import { indexedShare } from '#network/store/health.ts'

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
    const [head, chain] = await Promise.all([readHead(database), readStoredChain(database)])
    const { headBlock, firstBlock, internalCalls, untracedBlocks } = chain
    const finished = headBlock !== null && headBlock - head <= usualLag
    const block = head < 0 ? null : head
    const share = headBlock === null ? 0 : indexedShare({ block, headBlock, firstBlock })
    const ratio = finished ? 1 : share
    return context.json({
      finished_indexing: finished,
      finished_indexing_blocks: finished,
      indexed_blocks_ratio: ratio,
      // A block is stored together with its traces. A block stored without them never gets any.
      indexed_internal_transactions_ratio: internalCalls
        ? tracedShare(ratio, { stored: head - firstBlock + 1, untracedBlocks })
        : 0,
    })
  })

  return app
}

/** The share of the blocks whose internal transactions are stored, rounded down: it is 1 only for all of them. */
function tracedShare(
  indexed: number,
  { stored, untracedBlocks }: { stored: number; untracedBlocks: number },
): number {
  if (untracedBlocks === 0) return indexed
  return Math.floor(indexed * Math.max(0, 1 - untracedBlocks / stored) * 10_000) / 10_000
}
